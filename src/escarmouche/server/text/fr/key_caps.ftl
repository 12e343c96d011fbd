## Ce qui est écrit sur une touche

ui-cap-Enter = Entrée
ui-cap-Escape = Échap
ui-cap-Backspace = Retour arr.
ui-cap-Space = Espace
ui-cap-Tab = Tab
ui-cap-Home = Début
ui-cap-End = Fin
ui-cap-PageUp = Page préc.
ui-cap-PageDown = Page suiv.
ui-cap-Insert = Inser
ui-cap-Delete = Suppr
ui-cap-ContextMenu = Menu
ui-cap-Ctrl = Ctrl
ui-cap-Alt = Alt
ui-cap-Shift = Maj
ui-cap-ArrowUp = ↑
ui-cap-ArrowDown = ↓
ui-cap-ArrowLeft = ←
ui-cap-ArrowRight = →
