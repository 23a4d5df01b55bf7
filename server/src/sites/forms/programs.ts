/**
 * Endings of files that a computer carries out when somebody opens them.
 * Source: Microsoft's list of attachments that Outlook blocks, and the same of macOS, Linux and Android.
 */
const endings: ReadonlySet<string> = new Set(
  `ade adp apk app appimage application appref-ms asp aspx bas bat cer chm cmd cnt com command cpl crt csh deb dll dmg
  exe fxp gadget hlp hpj hta htc inf ins iso isp its jar jnlp js jse ksh lnk mad maf mag mam maq mar mas mat mau mav maw
  mda mdb mde mdt mdw mdz msc msh msi msix msp mst msu ops osd pcd pif pkg pl plg ps1 ps1xml ps2 ps2xml psc1 psc2 py pyc
  reg rpm scf scr sct sh shb shs sys tmp url vb vbe vbp vbs vhd vhdx vsmacros vsw webpnp ws wsc wsf wsh xbap xll xnk`.split(
    /\s+/,
  ),
)

/** What a program is by its first bytes, whatever it is called. */
const types: ReadonlySet<string> = new Set([
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msdownload',
  'application/x-ms-shortcut',
  'application/java-archive',
  'application/vnd.android.package-archive',
])

/** Whether a file would do something by itself on the computer of whoever opens it, by its name or its first bytes. */
export function isProgram({
  name,
  mediaType,
}: {
  readonly name: string
  readonly mediaType: string
}): boolean {
  // Windows leaves out what stands behind the last letter: `car.exe.` is a program there.
  const ending = /\.([^.\s]+)[.\s]*$/.exec(name.toLowerCase())?.[1]
  return types.has(mediaType) || (ending !== undefined && endings.has(ending))
}
