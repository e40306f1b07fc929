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
      description: 'Guides new users to the first result they get from the product. One step, one button.',
      aliases: ['first-use', 'getting-started', 'user-activation'],
    },
    {
      name: 'Birthday',
      description: 'A small gift for the reader’s birthday. Short, warm and early in the day.',
      aliases: ['birthday-offer', 'happy-birthday'],
    },
    {
      name: 'Educational',
      description: 'Teaches one thing well and shows how the product helps with it.',
      aliases: ['how-to', 'tips', 'tutorial'],
    },
    {
      name: 'Onboarding',
      description: 'The first series after sign-up: a few short lessons, in the order new users need them.',
      aliases: ['onboarding-series', 'setup'],
    },
    {
      name: 'Trial Started',
      description: 'Says how long the trial lasts, what is included and which thing to try today.',
      aliases: ['start-of-trial', 'trial-start', 'trial-welcome'],
    },
    {
      name: 'Welcome',
      description: 'The first email, and the one most people open. It sets the tone and says what to expect.',
      aliases: ['hello', 'welcome-series'],
    },
    {
      name: 'Win-Back',
      description:
        'For readers who stopped opening or buying: what has changed, and an easy way back or out.',
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
      description: 'A customer’s problem, the solution and the result in numbers.',
      aliases: ['customer-story', 'success-story'],
    },
    {
      name: 'Ebook',
      description: 'A longer read in exchange for an email address. The cover and the first page sell it.',
      aliases: ['e-book', 'guide', 'whitepaper'],
    },
    {
      name: 'Events',
      description: 'When, where and why to attend. The best ones show date and place at a glance.',
      aliases: ['event-invitation', 'invitation', 'invite', 'webinar'],
    },
    {
      name: 'Milestone',
      description: 'Celebrates a year, a streak or a hundredth order, with the reader as the hero.',
      aliases: ['achievement', 'anniversary', 'streak'],
    },
    {
      name: 'New Update',
      description: 'What has changed since the last update, written for users rather than developers.',
      aliases: ['latest-update', 'update', 'whats-new'],
    },
    {
      name: 'Newsletter',
      description:
        'Regular news worth opening: a steady schedule, a recognizable layout and a distinct voice.',
      aliases: ['digest', 'monthly-newsletter', 'news-letter', 'weekly-newsletter'],
    },
    {
      name: 'Product Launch',
      description: 'Introduces one new product with a large image, a short promise and a price.',
      aliases: ['introducing', 'launch', 'new-product'],
    },
    {
      name: 'Product Update',
      description: 'New features, the most useful first, with screenshots that show what changed.',
      aliases: ['changelog', 'feature-announcement', 'feature-update', 'new-feature', 'release-notes'],
    },
    {
      name: 'Review Request',
      description: 'Asks for a rating after the order has arrived. The rating starts inside the email.',
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
      description: 'The reader’s own week in numbers, so that one glance shows whether it went up or down.',
      aliases: ['activity-summary', 'weekly-digest', 'weekly-recap', 'weekly-report'],
    },
  ],
  Promotional: [
    {
      name: 'Discount',
      description: 'Money off, a code to copy and clear terms.',
      aliases: ['coupon', 'percent-off', 'promo-code', 'sale', 'voucher'],
    },
    {
      name: 'Just Dropped',
      description: 'New arrivals in the shop: large images, few words and the sizes in stock.',
      aliases: ['drop', 'new-arrival', 'new-in'],
    },
    {
      name: 'Limited-Time Offers',
      description: 'An offer with a deadline. Good ones state the exact hour and keep to it.',
      aliases: ['flash-sale', 'last-chance', 'limited-offer', 'limited-time', 'time-limited-offer'],
    },
    {
      name: 'Loyalty',
      description: 'Points, tiers and early access: what members have earned, and what comes next.',
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
      description:
        'Tied to a date that readers already have in mind, from Halloween to the first warm weekend.',
      aliases: ['holiday', 'holiday-campaign', 'seasonal-campaign'],
    },
  ],
  Sales: [
    {
      name: 'Abandoned Cart',
      slug: 'cart-abandonment',
      description: 'Shows what was left in the cart and answers the doubts that stopped the sale.',
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
      description: 'A sold-out product is available again: one item, how many are left and a direct link.',
      aliases: ['available-again', 'in-stock', 'restock', 'restocked'],
    },
    {
      name: 'Browse Abandonment',
      description: 'Picks up where a visit ended: the product viewed, two similar ones and no pressure.',
      aliases: ['abandoned-browse', 'browse-abandon', 'browse-reminder', 'still-looking'],
    },
    {
      name: 'Free Trial',
      description: 'An invitation to try before paying. Clear about the length, the card and how to leave.',
      aliases: ['start-free-trial', 'trial', 'trial-offer'],
    },
    {
      name: 'Price Drop',
      description: 'A product the reader viewed now costs less: the item, the old price and the new one.',
      aliases: ['lower-price', 'price-alert', 'reduced-price'],
    },
    {
      name: 'Referral',
      description: 'Offers something to both friends, explained in one sentence, with a link to share.',
      aliases: ['invite-a-friend', 'refer-a-friend', 'referral-program', 'referral-programme'],
    },
    {
      name: 'Reminder',
      description: 'A polite note before something ends, renews or starts.',
      aliases: ['follow-up', 'nudge', 'renewal-reminder'],
    },
    {
      name: 'Upgrade Now',
      description: 'Shows the limit the reader is about to reach, and what the next plan adds for its price.',
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
      description: 'Confirms what was ordered, the price, the address and the delivery date.',
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
        'Proof of payment: amount, date, last digits of the card and an invoice that is easy to find ' +
        'again.',
      aliases: ['invoice', 'payment-confirmation', 'receipt'],
    },
    {
      name: 'Security Alert',
      description: 'A new device or a changed setting. Where, when and the one button for "this was not me".',
      aliases: ['account-alert', 'login-alert', 'new-sign-in'],
    },
    {
      name: 'Shipping Confirmation',
      description:
        'The order is on its way: tracking first, the expected day in large type, the contents below.',
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
