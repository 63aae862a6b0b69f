/** Cool paper with ink, and white lines on blue; the first one is preselected. */
export const themes = ['paper', 'blueprint'] as const
