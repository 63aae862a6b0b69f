/** Elements that use keys themselves while they have the focus. */
export const controlSelector = 'a[href], button, input, select, textarea, summary, [contenteditable], [role="button"]'

/** Those of them that letters are typed into. */
export const fieldSelector = 'input, select, textarea, [contenteditable]'
