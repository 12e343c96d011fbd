"""Cards in place of dice: decks, Tests, Opposed Tests, Conversation (AD66-DECK, AD66-TEST, AD66-OPP, AD66-CONV)."""
