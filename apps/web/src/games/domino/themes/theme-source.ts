import { reject, type Rejection } from '@parlor/kernel'
import { archiveLimits, type FileMap } from './zip.ts'

/** Where a theme's files come from: a folder on the server, or an upload of the player. */
export interface ThemeSource {
  readonly id: string
  /** Its name in messages. */
  readonly label: string
  /** Whether its files are on the server, under their address. */
  readonly onServer: boolean
  text(path: string): Promise<string | Rejection>
  picture(path: string): Promise<HTMLImageElement | Rejection>
  bytes(path: string): Promise<ArrayBuffer | Rejection>
}

/** Folder of all themes; no other code knows a theme's path. */
export const themesPath = '/assets/themes/'

const maxImageSide = 4096

export function serverThemeSource(id: string): ThemeSource {
  const address = (path: string) => `${themesPath}${id}/${path.split('/').map(encodeURIComponent).join('/')}`
  async function fetchFile(path: string): Promise<Response | Rejection> {
    try {
      const response = await fetch(address(path))
      return response.ok ? response : reject('theme.missingFile', { theme: id, file: path })
    } catch {
      return reject('theme.missingFile', { theme: id, file: path })
    }
  }
  return {
    id,
    label: id,
    onServer: true,
    async text(path) {
      const response = await fetchFile(path)
      return 'rejected' in response ? response : response.text()
    },
    picture: (path) => loadImage(address(path), { theme: id, file: path }),
    async bytes(path) {
      const response = await fetchFile(path)
      return 'rejected' in response ? response : response.arrayBuffer()
    },
  }
}

/** A theme from an archive or a chosen folder, wherever in it the `theme.json` is. */
export function uploadedThemeSource(id: string, files: FileMap): (ThemeSource & { readonly files: FileMap }) | Rejection {
  const at = [...files.keys()].filter((path) => /(^|\/)theme\.json$/.test(path)).sort((a, b) => a.length - b.length)[0]
  if (at === undefined) return reject('theme.noJson', { theme: id })
  const base = at.slice(0, -'theme.json'.length)
  const find = (path: string): Uint8Array | Rejection => files.get(base + path) ?? reject('theme.missingFile', { theme: id, file: path })
  return {
    id,
    label: id,
    onServer: false,
    files: new Map([...files].filter(([path]) => path.startsWith(base)).map(([path, body]) => [path.slice(base.length), body])),
    async text(path) {
      const body = find(path)
      return 'rejected' in body ? body : new TextDecoder().decode(body)
    },
    async picture(path) {
      const body = find(path)
      if ('rejected' in body) return body
      const url = URL.createObjectURL(new Blob([new Uint8Array(body)]))
      try {
        return await loadImage(url, { theme: id, file: path })
      } finally {
        URL.revokeObjectURL(url)
      }
    },
    async bytes(path) {
      const body = find(path)
      return 'rejected' in body ? body : new Uint8Array(body).buffer
    },
  }
}

/** Reads the files of a folder that the player has chosen. */
export async function readFolderFiles(list: readonly File[]): Promise<FileMap | Rejection> {
  if (list.length > archiveLimits.count) return reject('theme.tooMany', { limit: archiveLimits.count })
  const files = new Map<string, Uint8Array>()
  let all = 0
  for (const file of list) {
    all += file.size
    if (file.size > archiveLimits.file || all > archiveLimits.all) return reject('theme.tooLarge', { file: file.name.slice(0, 60) })
    files.set(file.webkitRelativePath || file.name, new Uint8Array(await file.arrayBuffer()))
  }
  return files
}

async function loadImage(url: string, about: { theme: string; file: string }): Promise<HTMLImageElement | Rejection> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return reject('theme.badPicture', about)
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return width > 0 && height > 0 && Math.max(width, height) <= maxImageSide ? image : reject('theme.badPicture', about)
}
