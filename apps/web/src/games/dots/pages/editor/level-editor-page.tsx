import { checkLayout, readLevel, textInLanguage, type DotsLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { tellKept } from '../../../../features/collections/save-item.ts'
import { ShareItemDialog } from '../../../../features/collections/share-item-dialog.tsx'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Page } from '../../../../ui/page.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { LoadingPlaceholder } from '../../../../ui/loading-placeholder.tsx'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import '../../../../table/table.css'
import { useTranslator, currentTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { BalancePanel } from './balance-panel.tsx'
import { EditorBoard } from './editor-board.tsx'
import { describeLevelError } from './describe-level-error.ts'
import { brushShortcuts, brushNames, brushFromName, type BrushName } from './brush.ts'
import { LevelDetailsForm } from './level-details-form.tsx'
import { newDraft, layoutOfGrid, maxStartDots, paintCell, type Brush, type LevelDraft, type Symmetry } from './level-draft.ts'
import './level-editor.css'
import { ImportLevelsDialog } from './import-levels-dialog.tsx'
import { levelKind, saveDraft, ownLevels, loadDraft } from './own-level-store.ts'
import { withNewLevelId, draftFromLevel, newLevelId, levelFromDraft } from './level-file.ts'
import { levelLink } from './level-link.ts'
import { SharedLevelPage } from './shared-level-page.tsx'
import { BrushPalette, BoardShapeForm, EditorToolbar } from './editor-tools.tsx'
import { useLevelEditor, type LevelEditor } from './use-level-editor.ts'
import { useStartOwnLevel } from './use-start-own-level.ts'

/** `/dots/editor`, and `/dots/editor#l=…` for a shared level: that one is offered to play first, and opened for editing on request. */
export default function LevelEditorPage(): ReactElement {
  const { hash } = useLocation()
  const [first, setFirst] = useState<(InitialDrafts & { readonly hash: string }) | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  useEffect(() => {
    let cancelled = false
    void loadInitialDrafts(hash).then((found) => !cancelled && setFirst({ hash, ...found }))
    return () => {
      cancelled = true
    }
  }, [hash])
  if (first?.hash !== hash) return <LoadingPlaceholder />
  if (first.sent && editing !== hash) return <SharedLevelPage level={first.sent} onEdit={() => setEditing(hash)} />
  return <LevelEditorView key={hash} first={first.drafts} />
}

interface InitialDrafts {
  readonly drafts: readonly LevelDraft[]
  /** The level from a link. */
  readonly sent: DotsLevel | null
}

/** The last draft, or an empty board; a link's level is put on top, so that undo leads back to the player's own. */
async function loadInitialDrafts(hash: string): Promise<InitialDrafts> {
  const translator = currentTranslator()
  const { language } = translator
  const level = levelLink.matches(hash) ? await levelLink.read(hash) : null
  const stored = await loadDraft()
  if (level && !isRejection(level))
    return { drafts: [...(stored ? [stored] : []), draftFromLevel(withNewLevelId(level), language)], sent: level }
  if (level) toast({ text: describeLevelError(level, translator, strings[language]), tone: 'bad' })
  return { drafts: [stored ?? emptyDraft()], sent: null }
}

function emptyDraft(): LevelDraft {
  const { say, language } = currentTranslator()
  const own = strings[language]
  return newDraft(newLevelId(), say({ key: 'editor.newName' }, own), say({ key: 'editor.newDescription' }, own))
}

function LevelEditorView({ first }: { first: readonly LevelDraft[] }): ReactElement {
  const translator = useTranslator()
  const { say, language } = translator
  const own = strings[language]
  const editor = useLevelEditor(first)
  const { draft, change, finishGesture } = editor
  const [brush, setBrush] = useState<BrushName>('block')
  const [dots, setDots] = useState(1)
  const [symmetry, setSymmetry] = useState<Symmetry>('off')
  const [shared, setShared] = useState<DotsLevel | null>(null)
  const board = useMemo(() => checkLayout(layoutOfGrid(draft)), [draft])
  const level = useMemo(() => readLevel(levelFromDraft(draft)), [draft])
  useUndoKeys(editor)
  const paint = useCallback((cell: number, by: Brush) => change((now) => paintCell(now, cell, by, symmetry), 'stroke'), [change, symmetry])
  function handleKey(key: string): boolean {
    const named = brushNames.find((name) => brushShortcuts[name] === key)
    const count = Number(key)
    if (named) setBrush(named)
    else if (count >= 1 && count <= maxStartDots) setDots(count)
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
  const invalidCell = board?.params?.['cell']
  return (
    <Page
      title={say({ key: 'page.editor.title' }, own)}
      layout="wide"
      back={{ to: '/dots/', label: say({ key: 'title' }, own) }}
      banner={<StorageBanner />}
    >
      <div className="editor">
        <div className="editor-main">
          <EditorToolbar editor={editor} />
          <EditorBoard
            grid={draft}
            brush={brushFromName(brush, dots)}
            invalidCell={typeof invalidCell === 'string' ? invalidCell : null}
            onPaint={paint}
            onRest={finishGesture}
            onKey={handleKey}
          />
          <BrushPalette brush={brush} dots={dots} onBrush={setBrush} onDots={setDots} />
        </div>
        <div className="editor-side">
          <p className="editor-legality" role="status" data-good={refused === null}>
            <Icon name={refused ? 'warning' : 'check'} size={20} />
            <span>{refused ? describeLevelError(refused, translator, own) : say({ key: 'editor.sound' }, own)}</span>
          </p>
          <LevelActions editor={editor} level={isRejection(level) ? null : level} />
          <BoardShapeForm editor={editor} symmetry={symmetry} onSymmetry={setSymmetry} />
          <LevelDetailsForm editor={editor} />
          <BalancePanel draft={draft} sound={board === null} />
        </div>
      </div>
      <CollectionList
        kind={levelKind}
        openId={draft.id}
        onOpen={({ thing }) => editor.open(draftFromLevel(thing, language))}
        onShare={({ thing }) => setShared(thing)}
        onRename={(id, name) => id === draft.id && change((now) => ({ ...now, name }))}
      />
      {shared && <ShareItemDialog kind={levelKind} thing={shared} onClose={() => setShared(null)} />}
    </Page>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
}

/** Ctrl or ⌘ with Z undoes, with Shift or as Y redoes; not while text is being typed. */
function useUndoKeys({ undo, redo }: LevelEditor): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

/** Play, save, share, import. */
function LevelActions({ editor, level }: { editor: LevelEditor; level: DotsLevel | null }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const [start, busy] = useStartOwnLevel()
  const [dialog, setDialog] = useState<'share' | 'import' | null>(null)
  const translate = (key: string, params: Readonly<Record<string, string>> = {}) => say({ key: `editor.${key}`, params }, own)
  async function play(chosen: DotsLevel): Promise<void> {
    // The table reads the level's name from the stored draft.
    await saveDraft(editor.draft)
    await start(chosen, 'test')
  }
  async function save(chosen: DotsLevel): Promise<void> {
    await saveDraft(editor.draft)
    tellKept(levelKind, chosen, await ownLevels.put(chosen.id, chosen, Date.now()))
  }
  async function openImported(levels: readonly DotsLevel[]): Promise<void> {
    setDialog(null)
    if (levels.length === 1) {
      editor.open(draftFromLevel(withNewLevelId(levels[0]!), language))
      return void toast({ text: translate('opened', { name: textInLanguage(levels[0]!.name, language) }), tone: 'good' })
    }
    const { items, added, kind } = await ownLevels.addAll(levels, Date.now())
    editor.open(draftFromLevel(items[0]!.thing, language))
    if (kind === 'memory') toast({ text: translate('levelsFleeting'), tone: 'bad' })
    else if (added === 0) toast(translate('already'))
    else toast({ text: say({ key: 'editor.taken', params: { count: added } }, own), tone: 'good' })
  }
  return (
    <div className="editor-actions">
      <Button kind="primary" size="large" icon="play" disabled={!level || busy} onClick={() => level && void play(level)}>
        {translate('play')}
      </Button>
      <Button icon="save" disabled={!level} onClick={() => level && void save(level)}>
        {translate('save')}
      </Button>
      <Button icon="share" disabled={!level} onClick={() => setDialog('share')}>
        {translate('share')}
      </Button>
      <Button icon="upload" onClick={() => setDialog('import')}>
        {translate('import')}
      </Button>
      <Button icon="plus" onClick={() => editor.open(emptyDraft())}>
        {translate('new')}
      </Button>
      {dialog === 'share' && level && <ShareItemDialog kind={levelKind} thing={level} onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportLevelsDialog onLevels={(levels) => void openImported(levels)} onClose={() => setDialog(null)} />}
    </div>
  )
}
