/** Ink on cool paper, and white lines on blue; the first one is the default. */
export const themeIds = ['paper', 'blueprint'] as const
