import './style/index.css'
import { lazy, Suspense, type ReactElement } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router'
import { isGameId } from './games/registry.ts'
import { Announcer } from './house/announce.tsx'
import { CrashGuard } from './house/crash.tsx'
import { Lobby } from './house/lobby.tsx'
import { Missing } from './house/missing.tsx'
import { Toasts } from './house/toast.tsx'
import { Waiting } from './house/waiting.tsx'
import { Company } from './pwa/company.tsx'
import { withOnlineWords } from './words/words.ts'

const SettingsPage = lazy(() => import('./house/settings-page.tsx'))
const SavesPage = lazy(() => import('./play/saves-page.tsx'))
const GamePage = lazy(() => import('./play/game-page.tsx'))
const OwnPage = lazy(() => import('./play/own-page.tsx'))
const AnalysisPage = lazy(() => import('./analysis/analysis-page.tsx'))
const DailyPage = lazy(() => import('./daily/daily-page.tsx'))
const HallPage = lazy(() => withOnlineWords(import('./online/hall-page.tsx')))
const OnlinePage = lazy(() => withOnlineWords(import('./online/online-page.tsx')))
const OnlineTablePage = lazy(() => withOnlineWords(import('./online/online-table-page.tsx')))
const JoinPage = lazy(() => withOnlineWords(import('./online/join-page.tsx')))
const AccountPage = lazy(() => withOnlineWords(import('./online/account-page.tsx')))
const RulesPage = lazy(() => import('./play/rules-page.tsx'))
const StatisticsPage = lazy(() => import('./play/statistics-page.tsx'))
const TablePage = lazy(() => import('./table/table-page.tsx'))
const ReplayPage = lazy(() => withOnlineWords(import('./table/replay-page.tsx')))

export function App(): ReactElement {
  return (
    <BrowserRouter>
      <Pages />
      <Company />
      <Toasts />
      <Announcer />
    </BrowserRouter>
  )
}

function Pages(): ReactElement {
  const { pathname } = useLocation()
  return (
    <CrashGuard place={pathname}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route index element={<Lobby />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="online" element={<OnlinePage />} />
          <Route path="join/:code" element={<JoinPage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="saves" element={<SavesPage />} />
          <Route path=":game" element={<Room />}>
            <Route index element={<Threshold />} />
            <Route path="rules" element={<RulesPage />} />
            <Route path="statistics" element={<StatisticsPage />} />
            <Route path="daily" element={<DailyPage />} />
            <Route path="online" element={<HallPage />} />
            <Route path="online/:match" element={<OnlineTablePage />} />
            <Route path="online/:match/replay" element={<ReplayPage from="online" />} />
            <Route path="shared/:match" element={<ReplayPage from="shared" />} />
            <Route path="analysis" element={<AnalysisPage />} />
            <Route path="analysis/:match" element={<AnalysisPage />} />
            <Route path="play/:match" element={<TablePage />} />
            <Route path="replay" element={<ReplayPage />} />
            <Route path="replay/:match" element={<ReplayPage />} />
            <Route path=":page/*" element={<OwnPage />} />
          </Route>
          <Route path="*" element={<Missing />} />
        </Routes>
      </Suspense>
    </CrashGuard>
  )
}

/** Everything under a game's address; the room's colours hang on the wrapper. */
function Room(): ReactElement {
  const { game } = useParams()
  if (!isGameId(game)) return <Missing />
  return (
    <div className="room" data-room={game}>
      <Outlet />
    </div>
  )
}

/** The game page lives at `/dots/`, with the slash: that is the scope of the game's own manifest. */
function Threshold(): ReactElement {
  const { pathname, search, hash } = useLocation()
  return pathname.endsWith('/') ? <GamePage /> : <Navigate to={`${pathname}/${search}${hash}`} replace />
}
