import { useState, type ReactElement } from 'react'
import { Button } from '../../../house/button.tsx'
import { TextField } from '../../../house/field.tsx'
import { toast } from '../../../house/toast.tsx'
import { useWords } from '../../../words/words.ts'
import './image-settings.css'
import { setImagePattern, slot, useImagePattern, wrongPattern } from './image.ts'
import { teller } from './label.ts'

/** Where pictures of cards are loaded from, if from anywhere. Off until somebody writes an address. */
export function ImageSettings(): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const pattern = useImagePattern()
  const [text, setText] = useState(pattern)
  const [wrong, setWrong] = useState<string | null>(null)
  function use(next: string): void {
    const why = wrongPattern(next)
    setWrong(why === null ? null : tell(why, { id: slot }))
    if (why !== null) return
    setText(next)
    setImagePattern(next)
    toast({ text: tell(next === '' ? 'cards.images.off' : 'cards.images.on'), tone: 'good' })
  }
  return (
    <div className="sp-images">
      <TextField
        label={tell('cards.images')}
        note={tell('cards.images.note', { id: slot })}
        value={text}
        maxLength={300}
        placeholder={`https://…/${slot}.png`}
        error={wrong}
        onChange={setText}
      />
      <div className="sp-images-ways">
        <Button disabled={pattern === ''} onClick={() => use('')}>
          {tell('cards.images.stop')}
        </Button>
        <Button icon="picture" disabled={text.trim() === pattern} onClick={() => use(text.trim())}>
          {tell('cards.images.use')}
        </Button>
      </div>
    </div>
  )
}
