/** Setting: show on the table what passes reveal. */
export const showMissingPipsKey = 'domino.knowledge'
