/** The supported languages; the others are compared with the first. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
