const most = 160

/** Any value as a short text, for messages; never throws. */
export function inspectValue(value: unknown): string {
  const text = valueText(value)
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text
}

function valueText(value: unknown): string {
  try {
    if (typeof value === 'object' && value !== null) return JSON.stringify(value) ?? 'an object'
    return typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '-0' : String(value)
  } catch {
    return `a ${typeof value} that cannot be written`
  }
}
