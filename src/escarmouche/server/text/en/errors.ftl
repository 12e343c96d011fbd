## What the server says when something cannot be done

error-no-page = There is nothing here.
error-no-method = { $method } is not possible here, but { $allowed } is.
error-misfit = What was sent is not valid, at { $at }: { $problem }
error-not-json = What was sent is not JSON.
error-too-large = What was sent is too large: at most { $most } bytes are accepted.
error-too-fast = Too many requests. Wait a moment.
error-origin = A page of another site may not do this.
error-internal = Something went wrong on the server. It has been logged; nothing that was decided is lost.
error-no-token = This needs a seat’s token, in the header “Authorization: Bearer TOKEN”.
error-no-edition = There is no edition “{ $edition }”. Possible editions: { $editions }.
error-no-language = There are no texts in “{ $lang }”. Possible languages: { $languages }.
error-no-clause = No installed game has a rule “{ $name }”.
error-no-message = There is no message “{ $message }”. Possible messages: { $messages }.
error-message-misfit = The message “{ $message }” is not valid, at { $at }: { $problem } Its fields: { $fields }.
error-message-unreadable = A message is a JSON object with the field “t”, one of: { $messages }.
error-enter-first = The first message must be “enter”, with the room.
error-entered = This connection has already joined its room.
error-binary = Messages are text, not binary data.
error-not-object = The options must be one JSON object.

## Hosting

error-workers-memory = { $workers } workers cannot talk to each other through “memory”: name a PostgreSQL or Redis server with --channel.
error-channel = “{ $channel }” is not a channel: use “memory”, postgresql://... or redis://...
error-channel-away = The channel ({ $channel }) cannot be reached: { $problem }
error-base = “{ $base }” is not a base address: it begins with http:// or https://
error-variable = { $name }: “{ $value }” is not valid.
error-database = The database cannot be used: { $problem }
error-bind = The server cannot listen at { $host }, port { $port }: { $problem }.
