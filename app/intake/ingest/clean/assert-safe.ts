const FORBIDDEN_ELEMENTS =
  'script,iframe,frame,frameset,object,embed,applet,form,input,button,select,textarea,svg,math,template,base,' +
  'link,noscript,audio,video,source,portal,dialog,slot,map,area,meta[http-equiv]'

/** The first thing in cleaned HTML that could run, load or submit. `document` is parsed again, because markup may mean something else then. */
export function findUnsafe(document: Document): string | null {
  const forbidden = document.querySelector(FORBIDDEN_ELEMENTS)
  if (forbidden) return `<${forbidden.localName}>`
  for (const element of document.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return 'a foreign element'
    for (const { name, value } of element.attributes) {
      const harm = unsafeAttribute(name, value)
      if (harm) return `${harm} on <${element.localName}>`
    }
    if (element.localName === 'style' && isUnsafeCss(element.textContent ?? ''))
      return 'a harmful style sheet'
  }
  return null
}

function unsafeAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) return 'a handler'
  if (name === 'src' || name === 'background') return value.startsWith('/media/') ? null : `a foreign ${name}`
  if (name === 'href') return /^(?:https?:\/\/|mailto:|tel:|sms:|#)/i.test(value) ? null : 'a harmful address'
  if (/^(?:srcset|srcdoc|action|formaction|ping|poster|data|usemap|xlink:href)$/.test(name)) return name
  if (name === 'style' && isUnsafeCss(value)) return 'a harmful style'
  return null
}

function isUnsafeCss(css: string): boolean {
  return /@import|expression\s*\(|behavior\s*:|-moz-binding|url\s*\((?!\s*["']?\/media\/)|image-set\s*\(/i.test(
    css,
  )
}
