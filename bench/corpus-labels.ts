/**
 * The brand and email type of real messages: written by a person who read sender, subject and body before seeing the
 * results of the code. Several names or types count where people use several. No type means that none of the gallery
 * fits. Left out are messages between people and those that name no sender.
 *
 * Rules may be improved with the first half in view. The second half is only for judging them: `filing.ts` prints its
 * measurements, never its mistakes. No sender is in both.
 */
export type Label = { brand: string[]; type?: string[] }

const NEWS = ['newsletter']
const PROMO = ['promotional', 'discount', 'limited-time-offers', 'seasonal']
const LAUNCH = ['product-launch', 'announcement', 'just-dropped', 'product-update', 'new-update']

const CNET = ['CNET', 'CNET News.com', 'News.com', 'CNET Download.com', 'Download.com', 'CNET Shopper']
const LOCKERGNOME = ['Lockergnome']
const FOOL = ['The Motley Fool', 'Motley Fool']
const RYANAIR = ['Ryanair']
const LIFETIME = ['Lifetime', 'Lifetime TV', 'Lifetimetv', 'Lifetime Television']
const SUN = ['Sun', 'Sun Microsystems', 'JDC', 'Java Developer Connection', 'JDC Tech Tips']
const SHAGMAIL = ['Shagmail']

export const STUDIED_LABELS: Record<string, Label> = {
  'hard-ham-1/00001.': { brand: FOOL, type: NEWS },
  'hard-ham-1/00002.': { brand: ['Frito-Lay', 'Malcolm in the Middle'] },
  'hard-ham-1/00004.': { brand: ['CAUCE'], type: NEWS },
  'hard-ham-1/00006.': { brand: ['jobfair24'], type: ['newsletter', 'events'] },
  'hard-ham-1/00009.': { brand: ['jobfair24'], type: ['events', 'reminder'] },
  'hard-ham-1/00011.': { brand: CNET, type: NEWS },
  'hard-ham-1/00012.': { brand: CNET, type: ['newsletter', ...PROMO] },
  'hard-ham-1/00013.': { brand: CNET, type: NEWS },
  'hard-ham-1/00018.': { brand: CNET, type: NEWS },
  'hard-ham-1/00024.': { brand: CNET, type: NEWS },
  'hard-ham-1/00025.': { brand: CNET, type: ['newsletter', ...PROMO] },
  'hard-ham-1/00107.': { brand: ['Canon', 'Canon USA', ...CNET], type: NEWS },
  'hard-ham-1/00115.': { brand: CNET, type: NEWS },
  'hard-ham-1/00119.': { brand: CNET, type: NEWS },
  'hard-ham-1/00120.': { brand: CNET, type: ['newsletter', ...PROMO] },
  'hard-ham-1/00122.': { brand: CNET, type: ['newsletter', ...PROMO] },
  'hard-ham-1/00134.': { brand: CNET, type: ['newsletter', 'weekly-summary'] },
  'hard-ham-1/00021.': { brand: ['Oracle', 'Oracle Technology Network'], type: NEWS },
  'hard-ham-1/00126.': { brand: ['WinXPnews'], type: NEWS },
  'hard-ham-1/00143.': { brand: ['CERT', 'CERT Advisory', 'CERT/CC'] },
  'hard-ham-1/00149.': { brand: ['Matrox'], type: LAUNCH },
  'hard-ham-1/00151.': { brand: ['Wrox', 'Wrox Press'], type: NEWS },
  'hard-ham-1/00153.': {
    brand: ['PEAK English', 'Slang of the Day', 'Slang of the Day!', 'Distance Learning'],
    type: ['newsletter', 'educational'],
  },
  'hard-ham-1/00157.': { brand: LIFETIME, type: ['reminder', ...PROMO] },
  'hard-ham-1/00191.': { brand: LIFETIME, type: NEWS },
  'hard-ham-1/00166.': { brand: FOOL, type: PROMO },
  'hard-ham-1/00171.': { brand: ['EFF', 'Electronic Frontier Foundation', 'EFFector'], type: NEWS },
  'hard-ham-1/00239.': { brand: ['EFF', 'Electronic Frontier Foundation', 'EFFector'], type: NEWS },
  'hard-ham-1/00177.': { brand: RYANAIR, type: PROMO },
  'hard-ham-1/00235.': { brand: RYANAIR, type: PROMO },
  'hard-ham-1/00244.': { brand: RYANAIR, type: PROMO },
  'hard-ham-1/00182.': { brand: ['Neat Net Tricks', 'NNT'], type: NEWS },
  'hard-ham-1/00185.': { brand: ['Weather', 'The Weather Channel', 'weather.com'] },
  'hard-ham-1/00187.': { brand: ['NTK', 'MiniNTK', 'Need To Know'], type: NEWS },
  'hard-ham-1/00192.': { brand: ['The Mouthpiece', 'Mouthpiece', ...SHAGMAIL], type: NEWS },
  'hard-ham-1/00194.': { brand: ['Forgotten History', ...SHAGMAIL], type: NEWS },
  'hard-ham-1/00195.': { brand: ['Word a Day', ...SHAGMAIL], type: ['newsletter', 'educational'] },
  'hard-ham-1/00197.': { brand: ['dELiA*s', 'dELiAs', 'Delias'], type: [...PROMO, 'just-dropped'] },
  'hard-ham-1/00199.': { brand: ['All Things New England'], type: ['newsletter', ...PROMO] },
  'hard-ham-1/00201.': { brand: ['Keenspot', 'Ashfield Online'], type: NEWS },
  'hard-ham-1/00203.': { brand: ['Netscape'], type: LAUNCH },
  'hard-ham-1/00205.': { brand: ['Michael Moore'], type: ['newsletter', 'announcement'] },
  'hard-ham-1/00207.': {
    brand: ['Fox Sports', 'FOXSports', 'FOXSports FLASH', 'FOXSports.com'],
    type: [...PROMO, 'events', 'newsletter'],
  },
  'hard-ham-1/00212.': { brand: SUN, type: ['newsletter', 'educational'] },
  'hard-ham-1/00214.': { brand: SUN, type: NEWS },
  'hard-ham-1/00218.': { brand: ['Classic Novels'], type: NEWS },
  'hard-ham-1/00221.': { brand: ['Handango'] },
  'hard-ham-1/00243.': { brand: ['Handango'], type: ['newsletter', ...PROMO] },
  'hard-ham-1/00229.': { brand: ['blo.gs'] },
  'hard-ham-1/00231.': { brand: ['Quick Topic', 'QuickTopic'], type: ['transactional'] },
  'hard-ham-1/00236.': {
    brand: ["O'Reilly", 'O’Reilly', "O'Reilly & Associates", "O'Reilly & Assoc.", 'O’Reilly & Associates'],
    type: LAUNCH,
  },
  'hard-ham-1/00240.': { brand: ['Espial', 'Espial News'], type: ['events'] },
  'hard-ham-1/00247.': { brand: ['IMHO'], type: NEWS },
  'hard-ham-1/00250.': { brand: ['FC', 'Fuckedcompany', 'FC Sporadic', 'FuckedCompany.com'], type: NEWS },
  'spam-1/00014.': {
    brand: ['Great Offers', 'SendGreatOffers', 'Sendgreatoffers', 'VoiceStream'],
    type: PROMO,
  },
  'spam-1/00383.': { brand: ['Great Offers', 'SendGreatOffers', 'Sendgreatoffers'], type: PROMO },
  'spam-1/00308.': { brand: ['EasyAdPost', 'EasyAdPost.com'], type: PROMO },
  'spam-2/00044.': { brand: ['Your Membership', 'Your Membership Exchange', 'AEOpublishing'], type: NEWS },
  'spam-2/00256.': { brand: ['InsBuyer', 'InsBuyer.com'], type: PROMO },
  'spam-2/00315.': { brand: ['Debt Relief'], type: PROMO },
  'spam-2/01050.': { brand: ['TR Posta', 'TR Posta NetWorks'], type: PROMO },
  'spam-2/01108.': { brand: ['Nok-Nok'], type: PROMO },
}

export const HELD_OUT_LABELS: Record<string, Label> = {
  'hard-ham-1/00003.': { brand: ['Starflung', 'Starflung NIC'], type: ['reminder'] },
  'hard-ham-1/00005.': {
    brand: ['ISO17799', 'The ISO17799 Newsletter', 'ISO17799 Newsletter'],
    type: NEWS,
  },
  'hard-ham-1/00007.': { brand: ['Fax2Mail', 'F2M'], type: NEWS },
  'hard-ham-1/00008.': { brand: ['Lindows', 'Lindows.com'], type: NEWS },
  'hard-ham-1/00010.': { brand: ['Lindows', 'Lindows.com'], type: NEWS },
  'hard-ham-1/00014.': { brand: ['The Register', 'Register', 'Theregister'], type: NEWS },
  'hard-ham-1/00125.': { brand: ['The Register', 'Register', 'Theregister'], type: NEWS },
  'hard-ham-1/00015.': { brand: LOCKERGNOME, type: NEWS },
  'hard-ham-1/00016.': { brand: LOCKERGNOME, type: NEWS },
  'hard-ham-1/00019.': { brand: LOCKERGNOME, type: NEWS },
  'hard-ham-1/00023.': { brand: LOCKERGNOME, type: NEWS },
  'hard-ham-1/00108.': { brand: LOCKERGNOME, type: NEWS },
  'hard-ham-1/00137.': { brand: LOCKERGNOME, type: NEWS },
  'hard-ham-1/00017.': { brand: ['Dilbert', 'Daily Dilbert', 'United Media'], type: NEWS },
  'hard-ham-1/00111.': { brand: ['Dilbert', 'Daily Dilbert', 'United Media'], type: NEWS },
  'hard-ham-1/00020.': { brand: ['AnchorDesk', 'ZDNet AnchorDesk', 'ZDNet'], type: NEWS },
  'hard-ham-1/00109.': {
    brand: ['AnchorDesk', 'ZDNet AnchorDesk', 'ZDNet'],
    type: ['newsletter', 'announcement'],
  },
  'hard-ham-1/00022.': { brand: ['ZDNet', 'ZDNet Tech Update', 'Tech Update'], type: NEWS },
  'hard-ham-1/00110.': { brand: ['ZDNet', 'ZDNet Tech Update', 'Tech Update'], type: NEWS },
  'hard-ham-1/00129.': { brand: ['ZDNet', 'ZDNet Shopper'], type: ['newsletter', ...PROMO] },
  'hard-ham-1/00132.': { brand: ['DivX', 'DivX News'], type: NEWS },
  'hard-ham-1/00164.': { brand: ['DivX', 'DivX News'], type: NEWS },
  'hard-ham-1/00148.': { brand: ['SearchSecurity', 'TechTarget'], type: NEWS },
  'hard-ham-1/00155.': { brand: ['SearchNetworking', 'TechTarget'], type: ['newsletter', 'educational'] },
  'hard-ham-1/00150.': {
    brand: ['DesktopEngineer', 'DesktopEngineer.com', "Desktop Engineer's Junk Drawer"],
    type: NEWS,
  },
  'hard-ham-1/00152.': { brand: ['Ayn Rand Institute', 'Ayn Rand Institute Media'], type: ['announcement'] },
  'hard-ham-1/00156.': { brand: ['Libertarian Party', 'The Libertarian Party'], type: ['announcement'] },
  'hard-ham-1/00160.': { brand: ['Apple', 'QuickTime', 'QuickTime News'], type: NEWS },
  'hard-ham-1/00246.': { brand: ['Apple', 'Apple Store'], type: NEWS },
  'hard-ham-1/00168.': { brand: ['Buy4Now'], type: PROMO },
  'hard-ham-1/00173.': { brand: ['Media Unspun'], type: NEWS },
  'hard-ham-1/00226.': { brand: ['Media Unspun'], type: NEWS },
  'hard-ham-1/00178.': { brand: ['GameSpot'], type: NEWS },
  'hard-ham-1/00181.': {
    brand: ['SourceForge', 'SourceForge.net'],
    type: ['newsletter', 'product-update', 'new-update'],
  },
  'hard-ham-1/00228.': { brand: ['SourceForge', 'SourceForge.net'], type: ['reminder'] },
  'hard-ham-1/00184.': { brand: ['iSilo'], type: LAUNCH },
  'hard-ham-1/00238.': { brand: ['iSilo'], type: LAUNCH },
  'hard-ham-1/00186.': { brand: ['World Wide Words', 'Worldwidewords'], type: NEWS },
  'hard-ham-1/00190.': { brand: ['use Perl', 'Perl', 'use Perl Daily'], type: NEWS },
  'hard-ham-1/00196.': { brand: ['HarperCollins'], type: LAUNCH },
  'hard-ham-1/00198.': { brand: ['Tribute', 'Tribute Movie Mail', 'Tribute MovieMail'], type: NEWS },
  'hard-ham-1/00200.': { brand: ['Astrology.com', 'Astrology'], type: NEWS },
  'hard-ham-1/00202.': {
    brand: ['Berkshire Eagle', 'The Berkshire Eagle', 'Eagle', 'Berkshireeagle'],
    type: NEWS,
  },
  'hard-ham-1/00204.': { brand: ['TheServerSide'], type: NEWS },
  'hard-ham-1/00206.': {
    brand: ['Geocaching', 'Geocaching.com'],
    type: ['weekly-summary', 'transactional', 'newsletter'],
  },
  'hard-ham-1/00209.': { brand: ['Linux-Announce', 'Linux-Announce Digest'], type: NEWS },
  'hard-ham-1/00216.': { brand: ['DayTips', 'DayTips.com'], type: NEWS },
  'hard-ham-1/00219.': {
    brand: [
      'Robert Reich',
      'Robert Reich For Governor',
      'Robertreich',
      'Reich for Governor',
      'Reich for Governor Committee',
    ],
  },
  'hard-ham-1/00227.': { brand: ['Red Hat', 'Red Hat Network'], type: [...LAUNCH, 'upgrade-now'] },
  'hard-ham-1/00230.': { brand: ['spamNEWS', 'Petemoss', 'Pete Moss Publications'], type: NEWS },
  'hard-ham-1/00234.': { brand: ['Tesco', 'Tesco.ie', 'Tesco .ie'], type: [...PROMO, 'announcement'] },
  'hard-ham-1/00245.': { brand: ['Tesco', 'Tesco.ie', 'Tesco .ie'], type: PROMO },
  'hard-ham-1/00237.': { brand: ['Amazon', 'Amazon.com'], type: [...LAUNCH, ...PROMO] },
  'hard-ham-1/00242.': { brand: ['GlobalSCAPE', 'CuteFTP'], type: LAUNCH },
  'hard-ham-1/00249.': { brand: ['CuteFTP', 'GlobalSCAPE', 'The Makers of CuteFTP'], type: PROMO },
  'spam-1/00096.': { brand: ['VC Computers', 'Vccomputers', 'VC Computers Ltd'], type: PROMO },
  'spam-1/00334.': { brand: ['Mindupmerchants', 'Mind Up Merchants', 'MindUpMerchants'], type: PROMO },
  'spam-1/00498.': { brand: ["Mary's Store", 'Mary’s Store'], type: PROMO },
  'spam-2/00166.': { brand: ['A La Carte Research'] },
  'spam-2/00277.': { brand: ['The Financial News', 'Financial News'], type: NEWS },
  'spam-2/00358.': { brand: ['GREATHOST', 'GreatHost'], type: PROMO },
  'spam-2/00836.': { brand: ['Ebargains'], type: PROMO },
}

/** The industries of senders, by the first name of their brand; the others fit none of the gallery's industries. */
const INDUSTRIES: Record<string, string> = {
  'media-publishing':
    'The Motley Fool|CNET|Lockergnome|WinXPnews|Neat Net Tricks|NTK|The Mouthpiece|Forgotten History|Michael Moore|IMHO|FC|The Register|AnchorDesk|ZDNet|SearchSecurity|SearchNetworking|Media Unspun|World Wide Words|Berkshire Eagle|DayTips|spamNEWS|The Financial News|Weather|Word a Day|Tribute|GameSpot|TheServerSide|use Perl',
  finance: 'The Motley Fool|InsBuyer|Debt Relief|The Financial News',
  'consumer-electronics': 'CNET|Canon|Matrox|Handango|Apple|ZDNet',
  software:
    'CNET|Oracle|WinXPnews|Neat Net Tricks|Netscape|Sun|Handango|Lindows|DivX|SourceForge|iSilo|Red Hat|GlobalSCAPE|CuteFTP|DesktopEngineer|Lockergnome|Linux-Announce|Fax2Mail|Quick Topic|blo.gs|Apple|TheServerSide',
  'developer-tools': "Oracle|Wrox|Sun|O'Reilly|SourceForge|TheServerSide|use Perl|Linux-Announce|Red Hat",
  books: "Wrox|O'Reilly|Classic Novels|HarperCollins|Amazon",
  'education-learning': 'PEAK English|Word a Day|World Wide Words|Wrox',
  entertainment:
    'Lifetime|Keenspot|Dilbert|Tribute|Astrology.com|Frito-Lay|The Mouthpiece|DivX|Fox Sports|GameSpot',
  'sports-fitness': 'Fox Sports',
  travel: 'Ryanair',
  fashion: 'dELiA*s',
  cybersecurity: 'CERT|ISO17799|SearchSecurity',
  'food-drink': 'Frito-Lay|Tesco',
  gaming: 'GameSpot',
  'recruitment-careers': 'jobfair24',
  'marketing-tools': 'EasyAdPost|Mindupmerchants|Your Membership',
}

export function industryOf({ brand }: Label): string[] {
  return Object.keys(INDUSTRIES).filter((slug) => INDUSTRIES[slug]!.split('|').includes(brand[0]!))
}
