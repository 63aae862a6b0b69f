import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { announce } from '../../../../house/announce.tsx'
import { Button, IconButton } from '../../../../house/button.tsx'
import { Dialog } from '../../../../house/dialog.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { useWords } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { SortField } from './filters.tsx'
import { askedFor, everything, type Search } from './search.ts'

interface BarProps {
  readonly search: Search
  readonly onChange: (patch: Partial<Search>) => void
  readonly found: number
  /** The filters, for the window that holds them where there is no room beside the cards. */
  readonly filters: ReactNode
}

/** A field to type in, how many were found, and the way to the filters. */
export function SearchBar({ search, onChange, found, filters }: BarProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const id = useId()
  const [open, setOpen] = useState(false)
  const asked = askedFor(search)
  const count = tell('cards.found', { count: found })
  useSpoken(count)
  const clear = (): void => onChange({ ...everything, sort: search.sort })
  return (
    <div className="sp-bar">
      <div className="sp-search">
        <label htmlFor={id} className="sr-only">
          {tell('cards.search')}
        </label>
        <Icon name="search" size={20} />
        <input
          id={id}
          type="search"
          className="text-input"
          placeholder={tell('cards.searchFor')}
          value={search.text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <div className="sp-bar-tools">
        <p className="sp-count">{count}</p>
        {asked > 0 && <IconButton icon="close" label={tell('cards.clear')} onClick={clear} />}
        <Button className="sp-open-filters" icon="settings" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {asked > 0 ? tell('cards.filtersOn', { count: asked }) : tell('cards.filters')}
        </Button>
      </div>
      <Dialog
        open={open}
        kind="panel"
        title={tell('cards.filters')}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={clear}>{tell('cards.clear')}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {tell('cards.show', { count: found })}
            </Button>
          </>
        }
      >
        <SortField search={search} onChange={onChange} />
        {filters}
      </Dialog>
    </div>
  )
}

/** Says how many there are once typing and choosing rest for a moment; not when the page opens. */
function useSpoken(count: string): void {
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    const timer = setTimeout(() => {
      before.current = count
      announce(count)
    }, 600)
    return () => clearTimeout(timer)
  }, [count])
}
