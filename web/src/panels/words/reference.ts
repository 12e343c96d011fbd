/** Searches the quick reference. */

import type { Part, Section } from '../../wire'

/** What is searched: small letters without accents. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** The parts that contain every word searched for, with their sections. `read` gives all that is written in a part. */
export function search(sections: readonly Section[], wanted: string, read: (part: Part) => string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return [...sections]
  return sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter((part) => {
        const text = plain(read(part))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((section) => section.parts.length > 0)
}
