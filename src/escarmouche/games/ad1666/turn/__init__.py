"""The turn: its phases, what an activated Character may do, Watch, the Alarm track (AD66-TURN, AD66-ACT, AD66-WATCH)."""
