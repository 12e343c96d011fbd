"""The application: routes, pages, errors, limits, settings, and how it is hosted."""
