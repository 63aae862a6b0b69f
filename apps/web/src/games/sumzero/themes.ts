/** Ink on cool paper, and white lines on blue; the first one is the default. */
export const themes = ['paper', 'blueprint'] as const
