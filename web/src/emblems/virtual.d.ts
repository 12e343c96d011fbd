declare module 'virtual:emblems' {
  /** The sets of drawings by the name of their game, and the `rest`: each is fetched when it is first wanted. */
  export const sets: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>
}

declare module 'virtual:emblems/authors' {
  /** Who drew which. */
  export const authors: Readonly<Record<string, readonly string[]>>
}
