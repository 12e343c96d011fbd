## Ce que dit le serveur quand quelque chose ne peut pas se faire

error-no-page = Il n’y a rien ici.
error-no-method = { $method } n’est pas possible ici, mais { $allowed } l’est.
error-misfit = Ce qui a été envoyé n’est pas valable, à l’endroit { $at } : { $problem }
error-not-json = Ce qui a été envoyé n’est pas du JSON.
error-too-large = Ce qui a été envoyé est trop gros : { $most } octets au plus.
error-too-fast = Trop de requêtes. Attendez un instant.
error-origin = Une page d’un autre site ne peut pas faire cela.
error-internal = Une erreur s’est produite sur le serveur. Elle a été consignée ; rien de ce qui a été décidé n’est perdu.
error-no-token = Il faut pour cela le jeton d’une place, dans l’en-tête « Authorization: Bearer JETON ».
error-no-edition = L’édition « { $edition } » n’existe pas. Éditions possibles : { $editions }.
error-no-language = Il n’y a pas de textes en « { $lang } ». Langues possibles : { $languages }.
error-no-clause = Aucun jeu installé n’a de règle « { $name } ».
error-no-message = Le message « { $message } » n’existe pas. Messages possibles : { $messages }.
error-message-misfit = Le message « { $message } » n’est pas valable, à l’endroit { $at } : { $problem } Ses champs : { $fields }.
error-message-unreadable = Un message est un objet JSON avec le champ « t », parmi : { $messages }.
error-enter-first = Le premier message doit être « enter », avec la table.
error-entered = Cette connexion a déjà rejoint sa table.
error-binary = Les messages sont du texte, pas des données binaires.
error-not-object = Les options doivent être un objet JSON.

## Héberger

error-workers-memory = { $workers } processus ne peuvent pas communiquer par « memory » : indiquez un serveur PostgreSQL ou Redis avec --channel.
error-channel = « { $channel } » n’est pas un canal : indiquez « memory », postgresql://... ou redis://...
error-channel-away = Le canal ({ $channel }) est injoignable : { $problem }
error-base = « { $base } » n’est pas une adresse de base : elle commence par http:// ou https://
error-variable = { $name } : « { $value } » n’est pas valable.
error-database = La base de données est inutilisable : { $problem }
error-bind = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
