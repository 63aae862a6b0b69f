/** The languages everything is written in; the first is the one the others are compared with. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
