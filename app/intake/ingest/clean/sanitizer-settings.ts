import type { Config } from 'dompurify'

const EMAIL_TAGS = 'html head body style center font'

/** Presentational table attributes of the nineties, which emails still use. */
const EMAIL_ATTRIBUTES =
  'align alink background bgcolor border bordercolor cellpadding cellspacing clear color dir face height hspace ' +
  'lang leftmargin link marginheight marginwidth noshade nowrap rightmargin role size start style target text ' +
  'topmargin valign vlink vspace width'

/** Elements that load, submit, embed, or follow parsing rules of their own. */
const FORBIDDEN_TAGS =
  'form input button select option optgroup textarea datalist fieldset legend label output meter progress iframe ' +
  'frame frameset noframes object embed applet svg math audio video source track canvas template slot dialog base ' +
  'link meta title script noscript map area marquee portal xml'

const FORBIDDEN_ATTRIBUTES =
  'action autofocus autoplay cite contenteditable crossorigin data download draggable dynsrc formaction http-equiv ' +
  'integrity is loading longdesc loop lowsrc name ping popover popovertarget poster profile referrerpolicy sizes ' +
  'slot srcdoc srcset tabindex usemap xlink:href xml:base xmlns'

export const SANITIZER_SETTINGS = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  USE_PROFILES: { html: true },
  ADD_TAGS: EMAIL_TAGS.split(' '),
  ADD_ATTR: EMAIL_ATTRIBUTES.split(' '),
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  // The tail keeps values that are not URLs: without it bgcolor, width and cellpadding would be removed.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
} satisfies Config
