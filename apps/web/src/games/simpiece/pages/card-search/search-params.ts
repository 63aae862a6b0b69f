import { emptySearch, filterOptions, sortOrders, type CardSearch } from './search-cards.ts'

const dot = '.'

/** Reads a search from URL parameters. Invalid ones are ignored: an old link must still open something. */
export function readSearchParams(params: URLSearchParams): CardSearch {
  const list = <T extends string | number>(key: string, among: readonly T[]): T[] => {
    const values = (params.get(key) ?? '').split(dot)
    return among.filter((one) => values.includes(String(one)))
  }
  const one = <T extends string | number>(key: string, among: readonly T[]): T | null =>
    among.find((value) => String(value) === params.get(key)) ?? null
  return {
    text: (params.get('q') ?? '').slice(0, 60),
    colour: list('colour', filterOptions.colour),
    kind: list('kind', filterOptions.kind),
    set: list('set', filterOptions.set),
    cost: list('cost', filterOptions.cost),
    least: one('from', filterOptions.power),
    most: one('to', filterOptions.power),
    counter: list('counter', filterOptions.counter),
    attribute: list('attribute', filterOptions.attribute),
    type: one('type', filterOptions.type),
    mark: list('keyword', filterOptions.mark),
    trigger: one('trigger', ['with', 'without'] as const),
    rarity: list('rarity', filterOptions.rarity),
    does: one('does', filterOptions.does),
    sort: one('sort', sortOrders) ?? emptySearch.sort,
  }
}

/** Writes a search to URL parameters, keeping the others. */
export function writeSearchParams(search: CardSearch, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before)
  const set = (key: string, value: string | number | null): void => {
    if (value === null || value === '') params.delete(key)
    else params.set(key, String(value))
  }
  set('q', search.text)
  set('colour', search.colour.join(dot))
  set('kind', search.kind.join(dot))
  set('set', search.set.join(dot))
  set('cost', search.cost.join(dot))
  set('from', search.least)
  set('to', search.most)
  set('counter', search.counter.join(dot))
  set('attribute', search.attribute.join(dot))
  set('type', search.type)
  set('keyword', search.mark.join(dot))
  set('trigger', search.trigger)
  set('rarity', search.rarity.join(dot))
  set('does', search.does)
  set('sort', search.sort === emptySearch.sort ? null : search.sort)
  return params
}
