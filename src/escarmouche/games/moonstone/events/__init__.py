"""Events and Agendas (MOON-EVENT) [EN] [optional]."""
