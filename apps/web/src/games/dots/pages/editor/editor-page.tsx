import { checkLayout, readLevel, wordsIn, type DotsLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../../../../house/announce.tsx'
import { Button } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { Page } from '../../../../house/page.tsx'
import { toast } from '../../../../house/toast.tsx'
import { Waiting } from '../../../../house/waiting.tsx'
import { VaultBanner } from '../../../../table/notices.tsx'
import '../../../../table/table.css'
import { useWords, words as wordsNow } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { BalancePanel } from './balance-panel.tsx'
import { EditorBoard } from './board.tsx'
import { complaint } from './complaint.ts'
import { brushKeys, brushNames, brushOf, type BrushName } from './brush.ts'
import { Details } from './details.tsx'
import { freshDraft, layoutOf, mostDots, painted, type Brush, type Draft, type Symmetry } from './draft.ts'
import './editor.css'
import { ImportSheet } from './import-sheet.tsx'
import { keepDraft, ownLevels, readDraft, takeLevels } from './kept.ts'
import { asOwn, draftOf, freshLevelId, levelOf } from './level.ts'
import { isLevelLink, readLevelLink } from './link.ts'
import { OwnList } from './own-list.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { SharedLevel } from './shared-level.tsx'
import { Palette, Shape, Toolbar } from './tools.tsx'
import { useEditor, type Editor } from './use-editor.ts'
import { useOwnStart } from './use-own-start.ts'

/** `/dots/editor`, and `/dots/editor#l=…` for a level somebody sent: that is to be played first, and opened on the easel when asked for. */
export default function EditorPage(): ReactElement {
  const { hash } = useLocation()
  const [first, setFirst] = useState<(First & { readonly hash: string }) | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void firstDrafts(hash).then((found) => !gone && setFirst({ hash, ...found }))
    return () => {
      gone = true
    }
  }, [hash])
  if (first?.hash !== hash) return <Waiting />
  if (first.sent && editing !== hash) return <SharedLevel level={first.sent} onEdit={() => setEditing(hash)} />
  return <Easel key={hash} first={first.drafts} />
}

interface First {
  readonly drafts: readonly Draft[]
  /** What a link holds. */
  readonly sent: DotsLevel | null
}

/** What was on the easel last, or an empty board; over it what a link holds, so that the way back leads to the one's own. */
async function firstDrafts(hash: string): Promise<First> {
  const words = wordsNow()
  const { language } = words
  const level = isLevelLink(hash) ? await readLevelLink(hash) : null
  const kept = await readDraft()
  if (level && !isRejection(level)) return { drafts: [...(kept ? [kept] : []), draftOf(asOwn(level), language)], sent: level }
  if (level) toast({ text: complaint(level, words, strings[language]), tone: 'bad' })
  return { drafts: [kept ?? emptyDraft()], sent: null }
}

function emptyDraft(): Draft {
  const { say, language } = wordsNow()
  const own = strings[language]
  return freshDraft(freshLevelId(), say({ key: 'editor.newName' }, own), say({ key: 'editor.newDescription' }, own))
}

function Easel({ first }: { first: readonly Draft[] }): ReactElement {
  const words = useWords()
  const { say, language } = words
  const own = strings[language]
  const editor = useEditor(first)
  const { draft, change, rest } = editor
  const [brush, setBrush] = useState<BrushName>('block')
  const [dots, setDots] = useState(1)
  const [symmetry, setSymmetry] = useState<Symmetry>('off')
  const board = useMemo(() => checkLayout(layoutOf(draft)), [draft])
  const level = useMemo(() => readLevel(levelOf(draft)), [draft])
  useKeys(editor)
  const paint = useCallback((cell: number, by: Brush) => change((now) => painted(now, cell, by, symmetry), 'stroke'), [change, symmetry])
  function takeKey(key: string): boolean {
    const named = brushNames.find((name) => brushKeys[name] === key)
    const count = Number(key)
    if (named) setBrush(named)
    else if (count >= 1 && count <= mostDots) setDots(count)
    else return false
    announce(
      say(
        { key: 'editor.brushNow', params: { brush: say({ key: `editor.brush.${named ?? brush}` }, own), dots: named ? dots : count } },
        own,
      ),
    )
    return true
  }
  const refused = board ?? (isRejection(level) ? level : null)
  const wrong = board?.params?.['cell']
  return (
    <Page
      title={say({ key: 'page.editor.title' }, own)}
      layout="wide"
      back={{ to: '/dots/', label: say({ key: 'title' }, own) }}
      banner={<VaultBanner />}
    >
      <div className="editor">
        <div className="editor-easel">
          <Toolbar editor={editor} />
          <EditorBoard
            grid={draft}
            brush={brushOf(brush, dots)}
            wrong={typeof wrong === 'string' ? wrong : null}
            onPaint={paint}
            onRest={rest}
            onKey={takeKey}
          />
          <Palette brush={brush} dots={dots} onBrush={setBrush} onDots={setDots} />
        </div>
        <div className="editor-side">
          <p className="editor-verdict" role="status" data-good={refused === null}>
            <Icon name={refused ? 'warning' : 'check'} size={20} />
            <span>{refused ? complaint(refused, words, own) : say({ key: 'editor.sound' }, own)}</span>
          </p>
          <Deeds editor={editor} level={isRejection(level) ? null : level} />
          <Shape editor={editor} symmetry={symmetry} onSymmetry={setSymmetry} />
          <Details editor={editor} />
          <BalancePanel draft={draft} sound={board === null} />
        </div>
      </div>
      <OwnList openId={draft.id} onOpen={(opened) => editor.open(draftOf(opened, language))} />
    </Page>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
}

/** Ctrl or ⌘ with Z takes back, with Shift or as Y brings back; not while a text is being typed. */
function useKeys({ undo, redo }: Editor): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undo, redo])
}

/** What can be done with the level: play it, keep it, pass it on, take others in. */
function Deeds({ editor, level }: { editor: Editor; level: DotsLevel | null }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const [start, busy] = useOwnStart()
  const [sheet, setSheet] = useState<'share' | 'import' | null>(null)
  const tell = (key: string, params: Readonly<Record<string, string>> = {}) => say({ key: `editor.${key}`, params }, own)
  async function play(chosen: DotsLevel): Promise<void> {
    // The table calls the level by the name it has here.
    await keepDraft(editor.draft)
    await start(chosen, 'test')
  }
  async function save(chosen: DotsLevel): Promise<void> {
    await keepDraft(editor.draft)
    const place = await ownLevels.put(chosen.id, chosen, Date.now())
    const name = wordsIn(chosen.name, language)
    toast(place === 'memory' ? { text: tell('notSaved', { name }), tone: 'bad' } : { text: tell('saved', { name }), tone: 'good' })
  }
  async function take(levels: readonly DotsLevel[]): Promise<void> {
    setSheet(null)
    if (levels.length === 1) {
      editor.open(draftOf(asOwn(levels[0]!), language))
      return void toast({ text: tell('opened', { name: wordsIn(levels[0]!.name, language) }), tone: 'good' })
    }
    const taken = await takeLevels(levels, Date.now())
    editor.open(draftOf(taken.levels[0]!, language))
    if (taken.place === 'memory') toast({ text: tell('fleeting'), tone: 'bad' })
    else if (taken.added === 0) toast(tell('already'))
    else toast({ text: say({ key: 'editor.taken', params: { count: taken.added } }, own), tone: 'good' })
  }
  return (
    <div className="editor-deeds">
      <Button kind="primary" size="large" icon="play" disabled={!level || busy} onClick={() => level && void play(level)}>
        {tell('play')}
      </Button>
      <Button icon="save" disabled={!level} onClick={() => level && void save(level)}>
        {tell('save')}
      </Button>
      <Button icon="share" disabled={!level} onClick={() => setSheet('share')}>
        {tell('share')}
      </Button>
      <Button icon="upload" onClick={() => setSheet('import')}>
        {tell('import')}
      </Button>
      <Button icon="plus" onClick={() => editor.open(emptyDraft())}>
        {tell('new')}
      </Button>
      {sheet === 'share' && level && <ShareSheet level={level} onClose={() => setSheet(null)} />}
      {sheet === 'import' && <ImportSheet onLevels={(levels) => void take(levels)} onClose={() => setSheet(null)} />}
    </div>
  )
}
