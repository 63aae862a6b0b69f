import { useEffect, useLayoutEffect, useState, type CSSProperties, type ReactElement, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { Box } from './screen-layout.ts'
import { strings } from './strings.ts'

/** On small screens the result covers the table: hides and shows it. Placed where the pass button was, beside the player's own tiles. */
export function ResultToggle({ table, at }: { table: RefObject<HTMLElement | null>; at: Box }): ReactElement {
  const { say, language } = useTranslator()
  const [aside, setAside] = useState(false)
  const [style, setStyle] = useState<CSSProperties>({})
  const { x, y, width, height } = at
  useLayoutEffect(() => {
    const corner = table.current?.getBoundingClientRect()
    if (corner) setStyle({ right: innerWidth - corner.left - x - width, bottom: innerHeight - corner.top - y - height })
  }, [table, x, y, width, height])
  useEffect(() => {
    const tablePage = document.querySelector<HTMLElement>('.table-page')
    if (!tablePage) return
    tablePage.dataset['aside'] = String(aside)
    return () => {
      delete tablePage.dataset['aside']
    }
  }, [aside])
  return createPortal(
    <div className="domino-result-toggle" data-game="domino" style={style}>
      <Button icon={aside ? 'trophy' : 'eye'} onClick={() => setAside(!aside)}>
        {say({ key: aside ? 'aside.back' : 'aside.table' }, strings[language])}
      </Button>
    </div>,
    document.body,
  )
}
