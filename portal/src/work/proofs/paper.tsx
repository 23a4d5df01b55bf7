import { Skeleton } from '@portal/ui/skeleton'
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import styles from './proofs.module.css'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/** Width of a page by its height. */
type Shape = number

interface Opened {
  readonly document: PDFDocumentProxy
  /** Of the first page: the others are taken to be like it until they are near. */
  readonly shape: Shape
}

/** Most points of a drawing: beyond it, browsers draw nothing. */
const mostPoints = 16_000_000

/** Pages are drawn while they are this near to what is in sight. */
const nearby = '800px'

export interface PaperProps {
  readonly address: string
  readonly name: string
  /** What lies on a page, the first one 1. */
  readonly on: (page: number) => ReactNode
}

/**
 * The pages of a PDF below each other, drawn as pictures, so that something can be said at a place of them. They are
 * drawn where they are near, and given up where they are not: a long paper takes no more memory than a short one.
 * Mount it anew for another file.
 */
export function Paper({ address, name, on }: PaperProps): ReactElement {
  // The same file has another address each time that its proof is read.
  const [asked] = useState(address)
  const [opened, setOpened] = useState<Opened | 'broken' | null>(null)
  useEffect(() => {
    let left = false
    const task = getDocument({ url: asked, useWasm: false, enableXfa: false })
    const open = async (): Promise<void> => {
      const document = await task.promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!left) setOpened({ document, shape: width / height })
    }
    open().catch(() => {
      if (!left) setOpened('broken')
    })
    return () => {
      left = true
      void task.destroy()
    }
  }, [asked])
  if (opened === null) return <Skeleton height={520} />
  if (opened === 'broken')
    return <p className={styles.under}>The pages of {name} cannot be drawn here. Open it to look at it.</p>
  return (
    <>
      {Array.from({ length: opened.document.numPages }, (_, place) => (
        <Page key={place} of={opened} number={place + 1} name={name}>
          {on(place + 1)}
        </Page>
      ))}
    </>
  )
}

interface PageProps {
  readonly of: Opened
  readonly number: number
  readonly name: string
  readonly children: ReactNode
}

function Page({ of: { document: paper, shape: first }, number, name, children }: PageProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  const [shape, setShape] = useState(first)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: nearby },
    )
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const canvas = sheet.current
    if (!near || !canvas) return undefined
    let drawing: RenderTask | undefined
    let left = false
    const draw = async (): Promise<void> => {
      const page = await paper.getPage(number)
      if (left) return
      const whole = page.getViewport({ scale: 1 })
      setShape(whole.width / whole.height)
      const wanted = (canvas.clientWidth * Math.min(2, devicePixelRatio)) / whole.width
      const viewport = page.getViewport({
        scale: Math.min(wanted, Math.sqrt(mostPoints / (whole.width * whole.height))),
      })
      canvas.width = viewport.width
      canvas.height = viewport.height
      drawing = page.render({ canvas, viewport })
      await drawing.promise
    }
    draw().catch(() => {
      // Left before it was drawn, or a page that is broken: it stays white, and the file can be opened.
    })
    return () => {
      left = true
      drawing?.cancel()
      canvas.width = 0
      canvas.height = 0
    }
  }, [near, paper, number])
  return (
    <div ref={box} className={styles.page} style={{ aspectRatio: shape }}>
      <canvas ref={sheet} role="img" aria-label={`Page ${number} of ${name}`} />
      {children}
    </div>
  )
}
