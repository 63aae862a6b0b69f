import { useEffect, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../house/button.tsx'
import { useWords } from '../../words/words.ts'
import { strings } from './strings.ts'

/** On small screens the result stands over the table: this moves it aside, and brings it back. */
export function Aside(): ReactElement {
  const { say, language } = useWords()
  const [aside, setAside] = useState(false)
  useEffect(() => {
    const sitting = document.querySelector<HTMLElement>('.sitting')
    if (!sitting) return
    sitting.dataset['aside'] = String(aside)
    return () => {
      delete sitting.dataset['aside']
    }
  }, [aside])
  return createPortal(
    <div className="domino-aside" data-room="domino">
      <Button icon={aside ? 'trophy' : 'eye'} onClick={() => setAside(!aside)}>
        {say({ key: aside ? 'aside.back' : 'aside.table' }, strings[language])}
      </Button>
    </div>,
    document.body,
  )
}
