import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { SortSelect } from './card-filters.tsx'
import { activeFilterCount, emptySearch, type CardSearch } from './search-cards.ts'

interface SearchBarProps {
  readonly search: CardSearch
  readonly onChange: (patch: Partial<CardSearch>) => void
  readonly found: number
  /** The filters, in a dialog where they do not fit beside the cards. */
  readonly filters: ReactNode
}

/** Search field, number of results, filter button. */
export function SearchBar({ search, onChange, found, filters }: SearchBarProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const id = useId()
  const [open, setOpen] = useState(false)
  const asked = activeFilterCount(search)
  const count = translate('cards.found', { count: found })
  useAnnounceCount(count)
  const clear = (): void => onChange({ ...emptySearch, sort: search.sort })
  return (
    <div className="sp-bar">
      <div className="sp-search">
        <label htmlFor={id} className="sr-only">
          {translate('cards.search')}
        </label>
        <Icon name="search" size={20} />
        <input
          id={id}
          type="search"
          className="text-input"
          placeholder={translate('cards.searchFor')}
          value={search.text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <div className="sp-bar-tools">
        <p className="sp-count">{count}</p>
        {asked > 0 && <IconButton icon="close" label={translate('cards.clear')} onClick={clear} />}
        <Button className="sp-open-filters" icon="settings" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {asked > 0 ? translate('cards.filtersOn', { count: asked }) : translate('cards.filters')}
        </Button>
      </div>
      <Dialog
        open={open}
        kind="panel"
        title={translate('cards.filters')}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={clear}>{translate('cards.clear')}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {translate('cards.show', { count: found })}
            </Button>
          </>
        }
      >
        <SortSelect search={search} onChange={onChange} />
        {filters}
      </Dialog>
    </div>
  )
}

/** Announces the number of results after a pause in typing; not when the page opens. */
function useAnnounceCount(count: string): void {
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
