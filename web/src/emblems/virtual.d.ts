declare module 'virtual:emblems/authors' {
  /** Who drew which. */
  export const authors: Readonly<Record<string, readonly string[]>>
}
