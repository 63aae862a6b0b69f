/** Where and why a value is not plain JSON, or null when it is: values that JSON would drop or change count, and so do accessors, holes and −0. */
export function whyNotPlainJson(value: unknown, path = ''): string | null {
  const at = path === '' ? 'the value' : path
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${at} is ${Object.is(value, -0) ? '-0' : value}`
    case 'object':
      return value === null ? null : Array.isArray(value) ? badArray(value, path, at) : badObject(value, path, at)
    default:
      return `${at} is of type ${typeof value}`
  }
}

function badArray(list: readonly unknown[], path: string, at: string): string | null {
  if (Reflect.ownKeys(list).length !== list.length + 1) return `${at} is an array with holes or extra keys`
  for (let i = 0; i < list.length; i++) {
    const why = whyNotPlainJson(list[i], `${path}/${i}`)
    if (why) return why
  }
  return null
}

function badObject(value: object, path: string, at: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${at} is an instance of ${value.constructor?.name ?? 'a class'}`
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'symbol') return `${at} has a symbol for a key`
    const property = Object.getOwnPropertyDescriptor(value, key)!
    if (!('value' in property) || !property.enumerable) return `${path}/${key} is an accessor or cannot be listed`
    const why = whyNotPlainJson(property.value, `${path}/${key}`)
    if (why) return why
  }
  return null
}
