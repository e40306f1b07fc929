/** The platforms that send marketing emails, and what only they write. A name in a text or a link to a platform's site proves nothing. */
export type Platform = {
  slug: string
  name: string
  /** One header as `name: value`, the name in lower case. */
  header?: RegExp
  /** In Message-ID, Return-Path, List-Unsubscribe and DKIM signatures, including subdomains. */
  domains?: string
  /** Hosts of tracking links and stored images, including subdomains. */
  hosts?: string
  /** A click or open counter on the host of the sender: host and path. */
  path?: RegExp
}

/** Those who only deliver what others compose, and lists that forward it, come last. Stored slugs never change. */
export const PLATFORMS: Platform[] = [
  {
    slug: 'mailchimp',
    name: 'Mailchimp',
    header: /^(?:x-mc-user:|x-mailer: mailchimp|(?:x-)?feedback-id: [^\n]{0,200}:mc$)/i,
    domains: 'mcsv.net mcdlv.net rsgsv.net mailchimpapp.net',
    hosts: 'list-manage.com list-manage1.com list-manage2.com mcusercontent.com gallery.mailchimp.com',
  },
  {
    slug: 'klaviyo',
    name: 'Klaviyo',
    // X-KMail-Identity and the like belong to the mail program KMail.
    header:
      /^(?:x-kmail-(?:account|message|relay|campaign)|x-klaviyo-|(?:x-)?feedback-id: [^\n]{0,200}klaviyo)/i,
    domains: 'klaviyomail.com klaviyodns.com klaviyo.com',
    hosts: 'klclick.com klclick1.com klclick2.com klclick3.com kmail-lists.com d3k81ch9hvuctc.cloudfront.net',
  },
  {
    slug: 'hubspot',
    name: 'HubSpot',
    header: /^(?:x-hs-(?:cid|email|portal)|x-hubspot-)/i,
    domains: 'hubspotemail.net hubspotstarter.net hubspotstarter.eu1.net',
    hosts: 'hubspotlinks.com hubspotlinksstarter.com hubspotlinksfree.com hubspotemail.net',
  },
  {
    slug: 'salesforce-marketing-cloud',
    name: 'Salesforce Marketing Cloud',
    header: /^(?:x-sfmc-stack:|feedback-id: [^\n]{0,200}:sfmktgcld$|list-id: <\d{1,12}\.xt\.local>)/i,
    domains: 'xt.local exacttarget.com exct.net',
    hosts: 'exct.net exacttarget.com sfmc-content.com',
    path: /^(?:click|cl|view|pub)\.[\w.-]{3,80}\/\?qs=[0-9a-f]{32}/i,
  },
  {
    slug: 'braze',
    name: 'Braze',
    header: /^(?:x-braze-|x-appboy-)/i,
    hosts: 'braze-images.com appboy-images.com cdn.braze.eu',
  },
  {
    slug: 'iterable',
    name: 'Iterable',
    header: /^(?:x-iterable-|(?:x-)?feedback-id: [^\n]{0,200}:iterable)/i,
    domains: 'iterable.com',
    hosts: 'iterable.com',
    path: /^links\.[\w.-]{3,80}\/(?:u\/click|e\/evib|e\/encryptedunsubscribe)\?_t=/i,
  },
  {
    slug: 'customer-io',
    name: 'Customer.io',
    header: /^(?:x-cio-|x-customerio-)/i,
    domains: 'customeriomail.com cio.email',
    hosts: 'customeriomail.com track.customer.io userimg-assets.customeriomail.com',
  },
  {
    slug: 'brevo',
    name: 'Brevo',
    header: /^(?:x-sib-id:|x-mailin-(?:campaign|client|eid):|x-mailer: (?:sendinblue|brevo))/i,
    domains: 'sendinblue.com mailin.fr sender-sib.com brevosend.com',
    hosts: 'sendibm1.com sendibm2.com sendibm3.com sendibt2.com sendibt3.com mailinblue.com',
    path: /^[\w.-]{4,80}\/mk\/(?:cl\/f|un|mr|op)\//i,
  },
  {
    slug: 'campaign-monitor',
    name: 'Campaign Monitor',
    header: /^(?:x-cmail-|x-mailer: (?:createsend|campaign ?monitor)|x-complaints-to: abuse@cmail\d)/i,
    domains: 'createsend.com cmail1.com cmail2.com cmail19.com cmail20.com',
    hosts:
      'createsend.com createsend1.com createsend2.com createsend3.com createsend4.com createsend5.com createsend6.com cmail1.com cmail2.com cmail19.com cmail20.com',
  },
  {
    slug: 'constant-contact',
    name: 'Constant Contact',
    header:
      /^(?:x-roving-|x-ctct-|x-mailer: roving constant contact|x-return-path-hint: [^\n]{0,200}ccsend\.com)/i,
    domains: 'ccsend.com constantcontact.com roving.com',
    hosts: 'rs6.net ccsend.com',
  },
  {
    slug: 'activecampaign',
    name: 'ActiveCampaign',
    header: /^x-mailer: activecampaign/i,
    domains:
      'activehosted.com acems1.com acems2.com acems3.com acemsrva.com acemsrvb.com acemsrvc.com emsd1.com',
    hosts: 'activehosted.com acemlna.com acemlnb.com acemlnc.com acemlnd.com emlnk.com emlnk1.com emlnk9.com',
  },
  {
    slug: 'kit',
    name: 'Kit',
    header: /^x-mailer: convertkit/i,
    domains:
      'convertkit-mail.com convertkit-mail2.com convertkit-mail3.com convertkit-mail4.com kit-mail3.com',
    hosts:
      'convertkit-mail.com convertkit-mail2.com convertkit-mail3.com convertkit-mail4.com kit-mail3.com convertkit-mail6.com',
  },
  {
    slug: 'beehiiv',
    name: 'beehiiv',
    header: /^x-beehiiv-/i,
    domains: 'beehiiv.com',
    hosts: 'link.mail.beehiiv.com media.beehiiv.com',
  },
  {
    slug: 'substack',
    name: 'Substack',
    header: /^(?:x-substack-|list-id: [^\n]{0,200}\.substack\.com>)/i,
    domains: 'substack.com',
    hosts: 'mg1.substack.com mg2.substack.com',
  },
  {
    slug: 'mailerlite',
    name: 'MailerLite',
    header: /^x-mailer: mailerlite/i,
    domains: 'mlsend.com mlsend2.com mlsend3.com mailerlite.com',
    hosts: 'mlsend.com mlsend2.com mlsend3.com mailerlite.com',
  },
  {
    slug: 'marketo',
    name: 'Adobe Marketo Engage',
    header: /^(?:x-marketoid:|x-mktmaildkim:|x-mktarchive:|x-mailer: (?:mktmail|marketo))/i,
    domains: 'mktomail.com mktdns.com',
    hosts: 'mktoweb.com mktomail.com',
  },
  {
    slug: 'adobe-campaign',
    name: 'Adobe Campaign',
    header: /^x-mailer: (?:nlserver|neolane)/i,
    path: /^t\.[\w.-]{3,80}\/r\/\?id=h[0-9a-f]{4,12},/i,
  },
  {
    slug: 'eloqua',
    name: 'Oracle Eloqua',
    header: /^x-elq/i,
    hosts: 'en25.com eloqua.com',
    path: /^[\w.-]{4,80}\/e\/(?:er|es)(?:\.aspx)?\?s=\d{1,12}&(?:lid|e)=/i,
  },
  {
    slug: 'responsys',
    name: 'Oracle Responsys',
    domains: 'rsys1.com rsys2.com rsys3.com rsys4.com rsys5.com',
    path: /^[\w.-]{4,80}\/pub\/(?:cc|acc|optout\/[a-z]{1,30})\?_ri_=/i,
  },
  { slug: 'pardot', name: 'Pardot', header: /^x-pardot-/i, hosts: 'go.pardot.com' },
  {
    slug: 'acoustic',
    name: 'Acoustic',
    domains: 'mkt41.net silverpop.com',
    hosts: 'mkt41.net mkt1.net pages01.net pages02.net pages03.net pages04.net pages05.net',
  },
  {
    slug: 'emarsys',
    name: 'SAP Emarsys',
    header: /^x-emarsys-/i,
    domains: 'emarsys.net emarsys.com',
    hosts: 'emarsys.net',
    path: /^[\w.-]{4,80}\/u\/(?:nrd|gm|register|un)\.php\?/i,
  },
  {
    slug: 'selligent',
    name: 'Selligent',
    domains: 'emsecure.net slgnt.eu slgnt.us',
    hosts: 'emsecure.net slgnt.eu slgnt.us',
  },
  {
    slug: 'sailthru',
    name: 'Sailthru',
    header: /^(?:x-mailer: sailthru|x-info: message sent by sailthru)/i,
    hosts: 'sailthru.com',
  },
  { slug: 'listrak', name: 'Listrak', domains: 'listrak.com listrakbi.com', hosts: 'listrakbi.com' },
  {
    slug: 'dotdigital',
    name: 'Dotdigital',
    domains: 'dmdelivery.com dotmailer.com bounces.emsg-live.co.uk',
    hosts: 'dmtrk.net dmtrk.com',
  },
  { slug: 'cordial', name: 'Cordial', header: /^x-cordial-/i, domains: 'cordial.io', hosts: 'cordial.io' },
  { slug: 'attentive', name: 'Attentive', domains: 'attentivemobile.com', hosts: 'attnl.tv' },
  {
    slug: 'omnisend',
    name: 'Omnisend',
    domains: 'omnisend.com soundestlink.com',
    hosts: 'soundestlink.com omnisendlink.com',
  },
  {
    slug: 'drip',
    name: 'Drip',
    header: /^x-drip-/i,
    domains: 'getdrip.com dripemail2.com',
    hosts: 'getdrip.com dripemail2.com',
  },
  { slug: 'loops', name: 'Loops', domains: 'loops.so loops.email', hosts: 'c.loops.so loops.email' },
  {
    slug: 'getresponse',
    name: 'GetResponse',
    header: /^x-mailer: getresponse/i,
    domains: 'getresponse-mail.com getresponse.com gr-mail.com',
    hosts: 'getresponse-mail.com gr-mail.com gr-cdn.com',
  },
  {
    slug: 'aweber',
    name: 'AWeber',
    header: /^(?:x-aweber-|x-loop: [\w.+-]{1,80}@aweber\.com$)/i,
    domains: 'aweber.com',
    hosts: 'clicks.aweber.com openrate.aweber.com',
  },
  {
    slug: 'intercom',
    name: 'Intercom',
    header: /^x-intercom-/i,
    domains: 'intercom-mail.com',
    hosts: 'intercom-mail.com intercom-clicks.com',
  },
  {
    slug: 'shopify-email',
    name: 'Shopify Email',
    header: /^x-shopify-email/i,
    domains: 'shopifyemail.com',
    hosts: 'shopifyemail.com',
  },
  {
    slug: 'cleverreach',
    name: 'CleverReach',
    header: /^x-mailer: cleverreach/i,
    domains: 'crsend.com',
    hosts: 'crsend.com',
  },
  { slug: 'inxmail', name: 'Inxmail', header: /^x-mailer: inxmail/i, domains: 'inxserver.com inxserver.de' },
  {
    slug: 'optimizely-campaign',
    name: 'Optimizely Campaign',
    header: /^x-mailer: [^\n]{0,40}(?:optivo|broadmail)/i,
    domains: 'broadmail.de',
  },
  {
    slug: 'rapidmail',
    name: 'rapidmail',
    domains: 'emailsys1a.net emailsys2a.net',
    hosts: 'emailsys1a.net emailsys2a.net',
  },
  { slug: 'sendy', name: 'Sendy', header: /^x-mailer: sendy/i },
  // Platforms of the first years of email marketing, which old collections are full of.
  { slug: 'accucast', name: 'AccuCast', header: /^x-mailer: accucast/i },
  {
    slug: 'autoresponse-plus',
    name: 'AutoResponse Plus',
    header: /^(?:x-loop: autoresponseplus|x-arpidentifier:)/i,
  },
  { slug: 'topica', name: 'Topica', header: /^x-topica-id:/i, domains: 'topica.com' },
  {
    slug: 'lyris',
    name: 'Lyris ListManager',
    header: /^(?:message-id: <(?:lyris|listmanager(?:sql)?)-\d|x-mailer: (?:lyris|listmanager) )/i,
  },
  // Programs that run mailing lists.
  { slug: 'mailman', name: 'Mailman', header: /^x-mailman-version:/i },
  { slug: 'ezmlm', name: 'ezmlm', header: /^mailing-list: contact [^\n]{1,200}; run by ezmlm/i },
  {
    slug: 'listserv',
    name: 'LISTSERV',
    header:
      /^(?:received: [^\n]{0,400}\(listserv-tcp\/ip |return-path: <?owner-nolist-|sender: [^\n]{0,200}@listserv\.)/i,
  },
  { slug: 'listproc', name: 'ListProc', header: /^x-listprocessor-version:/i },
  {
    slug: 'majordomo',
    name: 'Majordomo',
    header: /^(?:list-(?:un)?subscribe: <mailto:majordomo@|received: \(from majordom(?:o)?@)/i,
  },
  // Services that deliver emails which other programs compose.
  {
    slug: 'mandrill',
    name: 'Mandrill',
    header: /^x-mandrill-/i,
    domains: 'mandrillapp.com',
    hosts: 'mandrillapp.com',
  },
  { slug: 'mailjet', name: 'Mailjet', header: /^x-mj-/i, domains: 'mailjet.com', hosts: 'mjt.lu' },
  {
    slug: 'sendgrid',
    name: 'SendGrid',
    header: /^x-sg-(?:eid|id):/i,
    domains: 'sendgrid.net',
    hosts: 'ct.sendgrid.net',
  },
  {
    slug: 'mailgun',
    name: 'Mailgun',
    header: /^x-mailgun-/i,
    domains: 'mailgun.org mailgun.net',
    hosts: 'mailgun.org',
  },
  {
    slug: 'postmark',
    name: 'Postmark',
    header: /^x-pm-message-id:/i,
    domains: 'pm.mtasv.net mtasv.net',
    hosts: 'pstmrk.it',
  },
  {
    slug: 'sparkpost',
    name: 'SparkPost',
    header: /^x-msys-/i,
    domains: 'sparkpostmail.com',
    hosts: 'sparkpostmail.com',
  },
  {
    slug: 'amazon-ses',
    name: 'Amazon SES',
    header: /^x-ses-/i,
    domains: 'amazonses.com',
    hosts: 'awstrack.me',
  },
]

export function platformName(slug: string): string {
  return PLATFORMS.find((platform) => platform.slug === slug)?.name ?? slug
}
