## What stands on a key

ui-cap-Enter = Enter
ui-cap-Escape = Esc
ui-cap-Backspace = Backspace
ui-cap-Space = Space
ui-cap-Tab = Tab
ui-cap-Home = Home
ui-cap-End = End
ui-cap-PageUp = Page Up
ui-cap-PageDown = Page Down
ui-cap-Insert = Insert
ui-cap-Delete = Delete
ui-cap-ContextMenu = Menu
ui-cap-Ctrl = Ctrl
ui-cap-Alt = Alt
ui-cap-Shift = Shift
ui-cap-ArrowUp = ↑
ui-cap-ArrowDown = ↓
ui-cap-ArrowLeft = ←
ui-cap-ArrowRight = →
