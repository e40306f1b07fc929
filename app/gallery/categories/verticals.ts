import { slugify } from '#app/platform/lib/slugify.ts'

/** A vertical: what a company sells (industry) or how it sells (business type). */
export type Vertical = {
  name: string
  slug: string
  half: 'industry' | 'business_type'
  description: string
  aliases: readonly string[]
}

export const industries: readonly Vertical[] = [
  industry(
    'Analytics',
    'Weekly reports, alerts and product news from analytics tools. Look here for charts that work in ' +
      'an inbox and numbers that need no legend.',
    ['business-intelligence', 'data', 'data-analytics'],
  ),
  industry(
    'Art & Photography',
    'Exhibitions, prints, galleries and camera work. The image usually gets the full width, and the ' +
      'text stays short.',
    ['art', 'arts', 'photography'],
  ),
  industry(
    'Automotive',
    'Model launches, test drives, service reminders and charging offers. Large photographs, few numbers ' +
      'and a dealer near you.',
    ['automobile', 'car', 'motoring'],
  ),
  industry(
    'Beauty',
    'Skincare, make-up and scent. Expect routines in three steps, swatches, refill reminders and ' +
      'launches that sell a texture on a flat screen.',
    ['beauty-cosmetics', 'cosmetics', 'makeup', 'skincare'],
  ),
  industry(
    'Books',
    'Publishers, bookshops and reading clubs. Covers do the selling; the good ones add a first ' +
      'paragraph or a trusted recommendation.',
    ['book', 'bookshop', 'publishing', 'reading'],
  ),
  industry(
    'Construction & DIY',
    'Tools, timber and weekend projects. Materials lists, how-to drawings and trade offers with the ' +
      'measurements in plain sight.',
    ['construction', 'diy', 'hardware'],
  ),
  industry(
    'Consumer Electronics',
    'Headphones, phones, cameras and clever lamps. One object on a plain background, three numbers under it, ' +
      'and a launch date.',
    ['audio', 'electronics', 'gadget', 'tech-gadgets'],
  ),
  industry(
    'Crypto & Web3',
    'Wallet notices, product news and market summaries. Worth studying for how they handle risk warnings ' +
      'and dark backgrounds.',
    ['blockchain', 'crypto', 'web3'],
  ),
  industry(
    'Cybersecurity',
    'Alerts, monthly protection reports and explanations of a threat in everyday words. Calm design for ' +
      'worrying news.',
    ['security-software', 'vpn'],
  ),
  industry(
    'Design & Creative Tools',
    'Release news, galleries of what people made and short lessons, from the tools designers work in. ' +
      'Unsurprisingly, the layouts are good.',
    ['creative-tools', 'design', 'graphic-design'],
    'design-tools',
  ),
  industry(
    'Developer Tools',
    'Changelogs, usage limits, release notes and incident reports. Monospace, code that can be copied ' +
      'and very little decoration.',
    ['dev-tools', 'developer', 'devtool', 'programming'],
  ),
  industry(
    'Education',
    'Courses, schools and language apps. Streaks, enrollment deadlines and lessons small enough to ' +
      'finish on a bus.',
    ['course', 'e-learning', 'edtech', 'learning', 'online-courses', 'school'],
    'education-learning',
  ),
  industry(
    'Entertainment',
    'Streaming, cinema and shows. Posters, "because you watched" rows and premieres with a time and a place.',
    ['film', 'movie', 'streaming', 'tv'],
  ),
  industry(
    'Events & Conferences',
    'Speaker lineups, early-bird prices, schedules and the "doors open at nine" email. Study how a ' +
      'whole program fits one column.',
    ['conference', 'events-and-conferences', 'festival', 'ticketing'],
  ),
  industry(
    'Fashion',
    'Drops, lookbooks, size reminders and end-of-season sales. The widest range of layouts in the ' +
      'gallery, from one photograph to forty.',
    ['apparel', 'clothing', 'fashion-apparel', 'footwear', 'shoe'],
  ),
  industry(
    'Finance',
    'Banks, cards, budgeting and insurance. Statements, rate changes and fraud notices that have to be ' +
      'exact and still feel human.',
    ['bank', 'banking', 'fintech', 'insurance', 'payments'],
  ),
  industry(
    'Food & Drink',
    'Coffee, meal kits, restaurants and groceries. Recipes, delivery windows and photographs that decide ' +
      'what is for dinner.',
    ['beverage', 'food', 'food-and-beverage', 'food-beverage', 'grocery', 'restaurant'],
  ),
  industry(
    'Gaming',
    'Trailers, patch notes, wish-list sales and season passes. Key art up front and a platform button ' +
      'for everyone.',
    ['game', 'video-games'],
  ),
  industry(
    'Gifts',
    'Presents, cards, flowers and wrapping. Guides by person and by price, and the last day to order for ' +
      'a parcel that arrives in time.',
    ['cards-and-flowers', 'flowers', 'gifting', 'present'],
  ),
  industry(
    'Health & Wellness',
    'Sleep, meditation, vitamins and care. Gentle color, one small habit at a time and claims that stay ' +
      'careful.',
    ['health', 'healthcare', 'meditation', 'wellbeing', 'wellness'],
  ),
  industry(
    'Home & Garden',
    'Furniture, plants, candles and linen. Rooms shown whole, care instructions worth keeping and the ' +
      'seasons as a sales calendar.',
    ['decor', 'furniture', 'garden', 'home', 'home-decor', 'interior', 'plants'],
  ),
  industry(
    'Jewelry & Watches',
    'Small things photographed very large. Engraving deadlines, gift hints and launches that lean on ' +
      'material and craft.',
    ['jewellery', 'jewelry', 'jewelry-watches', 'watch'],
    'jewellery-watches',
  ),
  industry(
    'Kids & Family',
    'Toys, baby care and school supplies. Emails for tired parents: ages up front, prices visible, ' +
      'back-to-school checklists.',
    ['baby', 'children', 'family', 'kids', 'parenting', 'toy'],
  ),
  industry(
    'Marketing',
    'Email tools, SEO and social schedulers writing to people who do the same job. Benchmarks, ' +
      'templates and subject lines for expert readers.',
    ['advertising', 'email-marketing', 'marketing-software', 'seo'],
    'marketing-tools',
  ),
  industry(
    'Media & Publishing',
    'Newspapers, magazines and independent letters. Typography does most of the work, and the reading ' +
      'time is part of the design.',
    ['magazine', 'news-media', 'newspaper', 'publisher'],
  ),
  industry(
    'Music & Audio',
    'Releases, tours, playlists and podcasts. Cover art, tour dates in a table that works on a phone, ' +
      'and yearly listening summaries.',
    ['music', 'podcast'],
  ),
  industry(
    'Pets',
    'Food subscriptions, vet reminders and a good dog in the first image. Names are used well here: ' +
      "the pet's, not the reader's.",
    ['animal', 'pet-care', 'pet-supplies'],
  ),
  industry(
    'Productivity',
    'Notes, calendars and task lists. Templates to copy, features explained in one animation and a ' +
      'summary of the reader’s week.',
    ['collaboration', 'project-management', 'work-management'],
  ),
  industry(
    'Real Estate',
    'Listings, viewings and market reports. A photograph, a price and a floor area, repeated without ' +
      'becoming a catalog.',
    ['housing', 'property'],
  ),
  industry(
    'Recruitment & Careers',
    'Job alerts, interview steps and hiring news. Many small cards, each with a role, a place and a way ' +
      'to say no.',
    ['career', 'hiring', 'hr', 'human-resources', 'job', 'recruitment'],
  ),
  industry(
    'Software',
    'Apps for work and for home. Onboarding series, release news and the art of showing an interface in ' +
      'six hundred pixels.',
    ['app-software', 'technology', 'tech'],
  ),
  industry(
    'Sports & Fitness',
    'Shoes, clubs, training plans and race days. Movement in still images, progress in large numbers ' +
      'and a time to meet.',
    ['fitness', 'gym', 'outdoor', 'sport', 'sportswear'],
  ),
  industry(
    'Sustainability',
    'Repair, refill, second-hand and clean energy. Look for claims with a source and impact numbers that ' +
      'mean something.',
    ['climate', 'eco-friendly', 'second-hand'],
  ),
  industry(
    'Travel',
    'Fares, stays, itineraries and boarding reminders. A place in one photograph, a starting price ' +
      'and everything you need at the gate.',
    ['airline', 'hospitality', 'hotel', 'tourism', 'vacation'],
  ),
]

export const businessTypes: readonly Vertical[] = [
  businessType(
    'Agency',
    'Studios and consultancies showing their work. Few emails, a strong point of view and a reply ' +
      'address that people read.',
    ['consultancy', 'studio'],
  ),
  businessType(
    'B2B Services',
    'Companies that sell to companies. Case studies, webinars and plain letters from a named person, ' +
      'aimed at a decision several people share.',
    ['b2b-services', 'business-to-business', 'professional-services'],
    'b2b',
  ),
  businessType(
    'E-commerce',
    'Online shops of every size. Launches, sales, abandoned carts and the whole path of an order, ' +
      'from thank-you to review.',
    ['direct-to-consumer', 'dtc', 'd2c', 'e-commerce', 'online-shop', 'online-store', 'retail', 'shop'],
    'ecommerce',
  ),
  businessType(
    'Event Organizer',
    'Festivals, conferences and venues. Lineups, last tickets and the practical email people search ' +
      'for in the queue.',
    ['event-organizer', 'event-planner', 'organiser', 'organizer'],
    'event-organiser',
  ),
  businessType(
    'Marketplace',
    'Many sellers under one roof. Two audiences, recommendations by the row and messages that come from ' +
      'a stranger through a platform.',
    ['online-marketplace'],
  ),
  businessType(
    'Media',
    'Publishers whose product is the email itself. Editions, breaking news and subscription offers ' +
      'around the writing.',
    ['media-company', 'news-publisher'],
  ),
  businessType(
    'Mobile App',
    'Products that live on a phone. Short emails, store badges, streaks and deep links that open the ' +
      'right screen.',
    ['app', 'ios-app', 'android-app', 'mobile'],
  ),
  businessType(
    'Nonprofit',
    'Charities, museums and campaigns. Appeals, thank-you letters and impact reports that show where one ' +
      'gift went.',
    ['charity', 'foundation', 'ngo', 'non-profit', 'not-for-profit'],
  ),
  businessType(
    'Local Business',
    'The bakery, the practice, the bike shop. Opening hours, neighborhood news and offers that end ' +
      'when the shelf is empty.',
    ['brick-and-mortar', 'small-business'],
  ),
  businessType(
    'Personal Brand',
    'Creators, authors and teachers writing under their own name. Mostly text, a clear habit and one ' +
      'product at a time.',
    ['creator', 'influencer', 'solopreneur'],
  ),
  businessType(
    'SaaS',
    'Software by subscription. Trials, activation, feature news, usage limits and invoices: the complete ' +
      'life of an account in emails.',
    ['b2b-saas', 'software-as-a-service'],
  ),
  businessType(
    'Subscription',
    'Boxes, refills and memberships. What is in the next box, when it ships, how to skip a month and ' +
      'why to stay.',
    ['membership', 'subscription-box'],
  ),
]

function industry(name: string, description: string, aliases: string[], slug = slugify(name)): Vertical {
  return { name, slug, half: 'industry', description, aliases }
}

function businessType(name: string, description: string, aliases: string[], slug = slugify(name)): Vertical {
  return { name, slug, half: 'business_type', description, aliases }
}
