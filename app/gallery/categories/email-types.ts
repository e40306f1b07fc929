import { slugify } from '#app/platform/lib/slugify.ts'
import type { MasterTag } from './menu-groups.ts'

type EmailType = {
  name: string
  /** Only where it does not follow from the name. */
  slug?: string
  description: string
  /** Other slugs for it, redirected here. Spelling variants need no entry. */
  aliases: readonly string[]
}

/** The words that recognize a type in an email are in `ingest/guess/type-words.ts`. */
const byMasterTag: Partial<Record<MasterTag, readonly EmailType[]>> = {
  Lifecycle: [
    {
      name: 'Activation',
      description:
        'Walks someone to the first moment the product pays off. One step, one button, nothing else.',
      aliases: ['first-use', 'getting-started', 'user-activation'],
    },
    {
      name: 'Birthday',
      description: 'A small present on a day the reader was going to notice anyway. Short, warm and early.',
      aliases: ['birthday-offer', 'happy-birthday'],
    },
    {
      name: 'Educational',
      description: 'Teaches one thing well and lets the product turn up as the tool for it.',
      aliases: ['how-to', 'tips', 'tutorial'],
    },
    {
      name: 'Onboarding',
      description: 'The early series: a few short lessons, in the order a new person meets the problems.',
      aliases: ['onboarding-series', 'setup'],
    },
    {
      name: 'Trial Started',
      description: 'Says how long the trial lasts, what is included and which thing to try today.',
      aliases: ['start-of-trial', 'trial-start', 'trial-welcome'],
    },
    {
      name: 'Welcome',
      description:
        'The first hello, and the one most people open. It sets the voice and says what will come next.',
      aliases: ['hello', 'welcome-series'],
    },
    {
      name: 'Win-Back',
      description: 'Written to someone who went quiet: what changed since, and an easy way back or out.',
      aliases: ['comeback', 're-engagement', 'reactivation', 'we-miss-you'],
    },
  ],
  Engagement: [
    {
      name: 'Announcement',
      description: 'News that stands on its own. One message, one image, one link.',
      aliases: ['company-news', 'news'],
    },
    {
      name: 'Case Study',
      description: 'A customer’s problem, the number that changed, and how.',
      aliases: ['customer-story', 'success-story'],
    },
    {
      name: 'Ebook',
      description: 'A longer read offered for an address, sold on its cover and its first page.',
      aliases: ['e-book', 'guide', 'whitepaper'],
    },
    {
      name: 'Events',
      description:
        'A date, a door and a reason to be in the room. The best ones fit the calendar at a glance.',
      aliases: ['event-invitation', 'invitation', 'invite', 'webinar'],
    },
    {
      name: 'Milestone',
      description:
        'A year, a streak or the hundredth order: the reader is the hero and the brand holds the cake.',
      aliases: ['achievement', 'anniversary', 'streak'],
    },
    {
      name: 'New Update',
      description:
        'What is different since last time, told for the people who use it rather than those who built it.',
      aliases: ['latest-update', 'update', 'whats-new'],
    },
    {
      name: 'Newsletter',
      description:
        'A habit worth opening: a steady rhythm, a recognizable layout and a voice you would miss.',
      aliases: ['digest', 'monthly-newsletter', 'news-letter', 'weekly-newsletter'],
    },
    {
      name: 'Product Launch',
      description: 'The curtain goes up on one new thing. A large image, a short promise and a first price.',
      aliases: ['introducing', 'launch', 'new-product'],
    },
    {
      name: 'Product Update',
      description: 'New features sorted by who will care, with a screenshot that shows the change itself.',
      aliases: ['changelog', 'feature-announcement', 'feature-update', 'new-feature', 'release-notes'],
    },
    {
      name: 'Review Request',
      description:
        'Asks for a few stars once the parcel has been opened. The rating starts inside the email.',
      aliases: ['ask-for-review', 'product-review', 'rate-your-purchase', 'review'],
    },
    {
      name: 'Survey',
      description:
        'Asks for an opinion, says how many minutes it takes and lets the first answer be one tap.',
      aliases: ['feedback', 'feedback-request', 'nps', 'poll', 'questionnaire'],
    },
    {
      name: 'Weekly Summary',
      description: "The reader's own week in numbers, laid out so that one glance says better or worse.",
      aliases: ['activity-summary', 'weekly-digest', 'weekly-recap', 'weekly-report'],
    },
  ],
  Promotional: [
    {
      name: 'Discount',
      description: 'A number off the price, a code you can copy and the small print that keeps it honest.',
      aliases: ['coupon', 'percent-off', 'promo-code', 'sale', 'voucher'],
    },
    {
      name: 'Just Dropped',
      description: 'New in the shop this morning. Pictures first, few words, sizes while they last.',
      aliases: ['drop', 'new-arrival', 'new-in'],
    },
    {
      name: 'Limited-Time Offers',
      description: 'A clock, a price and the moment it stops. Good ones name the hour and keep to it.',
      aliases: ['flash-sale', 'last-chance', 'limited-offer', 'limited-time', 'time-limited-offer'],
    },
    {
      name: 'Loyalty',
      description: 'Points, tiers and early access: what staying has earned, and what comes next.',
      aliases: ['loyalty-program', 'loyalty-programme', 'points', 'rewards', 'vip'],
    },
    {
      name: 'Promotional',
      description:
        'Sells something without needing an occasion: one offer, shown well, with one thing to click.',
      aliases: ['offer', 'promo', 'promotion'],
    },
    {
      name: 'Seasonal',
      description: 'Borrows a date the reader already has in mind, from Halloween to the first warm weekend.',
      aliases: ['holiday', 'holiday-campaign', 'seasonal-campaign'],
    },
  ],
  Sales: [
    {
      name: 'Abandoned Cart',
      slug: 'cart-abandonment',
      description:
        'The basket is still there. Shows what was left in it and answers the doubt that stopped the sale.',
      aliases: [
        'abandon-cart',
        'abandoned-basket',
        'abandoned-cart',
        'abandoned-checkout',
        'basket-abandonment',
        'cart-abandon',
        'cart-abandoned',
        'cart-recovery',
        'cart-reminder',
      ],
    },
    {
      name: 'Back in Stock',
      description:
        'The thing you wanted has returned. One product, how many there are and a straight way to it.',
      aliases: ['available-again', 'in-stock', 'restock', 'restocked'],
    },
    {
      name: 'Browse Abandonment',
      description: 'Picks up where a visit ended: the page you looked at, two neighbors and no pressure.',
      aliases: ['abandoned-browse', 'browse-abandon', 'browse-reminder', 'still-looking'],
    },
    {
      name: 'Free Trial',
      description: 'An invitation to try before paying. Clear about the length, the card and how to leave.',
      aliases: ['start-free-trial', 'trial', 'trial-offer'],
    },
    {
      name: 'Price Drop',
      description:
        'Something you looked at costs less now. The old price, the new one and the item between them.',
      aliases: ['lower-price', 'price-alert', 'reduced-price'],
    },
    {
      name: 'Referral',
      description: 'Both friends get something, in one sentence, with a link that is ready to pass on.',
      aliases: ['invite-a-friend', 'refer-a-friend', 'referral-program', 'referral-programme'],
    },
    {
      name: 'Reminder',
      description: 'A polite tap on the shoulder before something ends, renews or starts without you.',
      aliases: ['follow-up', 'nudge', 'renewal-reminder'],
    },
    {
      name: 'Upgrade Now',
      description: 'Shows the limit you are about to reach, and what the next plan gives for the difference.',
      aliases: ['plan-upgrade', 'upgrade', 'upsell'],
    },
  ],
  Transactional: [
    {
      name: 'Double Opt-in',
      description: 'One question, one button: is this your address and did you mean to sign up?',
      aliases: [
        'confirm-email',
        'confirm-subscription',
        'email-confirmation',
        'email-verification',
        'verify-email',
      ],
    },
    {
      name: 'Order Confirmation',
      description: 'We have your order: what, how much, where to and when. Kept and reread until it arrives.',
      aliases: ['booking-confirmation', 'order', 'order-received', 'purchase-confirmation'],
    },
    {
      name: 'Password Reset',
      description: 'A link, how long it works and what to do if it was not you. Plain on purpose.',
      aliases: ['forgot-password', 'reset-password'],
    },
    {
      name: 'Payment Receipt',
      description:
        'Proof for the books: amount, date, card ending and an invoice you can find again in March.',
      aliases: ['invoice', 'payment-confirmation', 'receipt'],
    },
    {
      name: 'Security Alert',
      description: 'A new device or a changed setting. Where, when and the one button for "this was not me".',
      aliases: ['account-alert', 'login-alert', 'new-sign-in'],
    },
    {
      name: 'Shipping Confirmation',
      description: 'It is on its way: tracking first, the expected day in large type, the contents below.',
      aliases: [
        'delivery-update',
        'dispatch-confirmation',
        'order-shipped',
        'shipping',
        'shipping-update',
        'tracking',
      ],
    },
    {
      name: 'Transactional',
      description: 'Sent because the reader did something. Useful, on time and still recognizably the brand.',
      aliases: ['account-notification', 'notification'],
    },
    {
      name: 'Trial Expired',
      description: 'The trial is over. What stays, what stops, and how to pick up again without losing work.',
      aliases: ['end-of-trial', 'trial-ended', 'trial-ending', 'trial-expiring'],
    },
  ],
}

export const emailTypes = Object.entries(byMasterTag).flatMap(([masterTag, types]) =>
  types.map((type) => ({ slug: slugify(type.name), ...type, masterTag })),
)
