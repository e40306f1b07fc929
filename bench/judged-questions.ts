/**
 * Questions as designers and lifecycle marketers type them, each with what its first result has to be: an email that
 * has these filters, or one of these slugs. Written and judged before the first measurement. Every second one is held
 * out: only its total is reported, so that nothing is tuned on it.
 */
const QUESTIONS = `
welcome emails | type=welcome
welcome series examples | type=welcome
onboarding for software | type=onboarding&industry=software
saas trial expired | type=trial-expired&industry=saas
trial ending emails | type=trial-expired
free trial emails saas | type=free-trial&industry=saas
abandoned cart travel | type=cart-abandonment&industry=travel
browse abandonment | type=browse-abandonment
browse abandonment travel | type=browse-abandonment&industry=travel
back in stock emails | type=back-in-stock
back in stock fashion | type=back-in-stock&industry=fashion
price drop alert | type=price-drop
order confirmation examples | type=order-confirmation
order confirmation travel | type=order-confirmation&industry=travel
shipping confirmation | type=shipping-confirmation
your order has shipped | type=shipping-confirmation
payment receipt | type=payment-receipt
double opt in | type=double-opt-in
confirm your subscription email | type=double-opt-in
review request | type=review-request
how to ask for a review | type=review-request
referral emails | type=referral
refer a friend | type=referral
birthday email | type=birthday
survey emails | type=survey
weekly summary | type=weekly-summary
year in review | roomtone-every-show-of-the-year proof-street-a-year-of-bread uphill-both-ways-forty-one-church-towers
milestone emails fitness | type=milestone&industry=sports-fitness
security alert | type=security-alert
new login alert | latchkin-somebody-knocked
password resets | type=password-reset
forgot password email fashion | type=password-reset&industry=fashion
product launch skincare | tide-and-clay-three-things-nothing-else aurevale-nocturne-has-arrived
product launch consumer electronics | type=product-launch&industry=consumer-electronics
product updates from developer tools | type=product-update&industry=developer-tools
changelog email | type=product-update
case study | type=case-study
customer story b2b | corkline-how-a-choir-moved-house
ebook download | type=ebook
whitepaper | type=ebook
event invitation | type=events
events conference | type=events&industry=events-conferences
upgrade emails | type=upgrade-now
upsell emails | type=upgrade-now
loyalty program | type=loyalty
reminder emails travel | type=reminder&industry=travel
christmas gift guide | occasion=holiday-gift-guide
gift guide emails | occasion=holiday-gift-guide
christmas emails | occasion=christmas
chrismas campaigns | occasion=christmas
black friday home and garden | occasion=black-friday&industry=home-garden
black friday beauty | occasion=black-friday&industry=beauty
black fridy | occasion=black-friday
cyber monday | occasion=cyber-monday
cyber monday saas | occasion=cyber-monday&industry=saas
bfcm | occasion=black-friday occasion=cyber-monday
valentines day jewellery | occasion=valentines-day&industry=jewellery-watches
valentine's day | occasion=valentines-day
valentins day | occasion=valentines-day
mother's day emails | occasion=mothers-day
mothers day opt out | tide-and-clay-would-you-rather-not
fathers day saas | occasion=fathers-day&industry=saas
father's day travel | occasion=fathers-day&industry=travel
halloween pets | occasion=halloween&industry=pets
haloween | occasion=halloween
thanksgiving emails | occasion=thanksgiving
thanksgiving finance | occasion=thanksgiving&industry=finance
easter | occasion=easter
easter bakery | proof-street-two-mornings-of-buns
back to school | occasion=back-to-school
back to school headphones | half-decibel-a-library-you-can-wear
new year emails | occasion=new-year
new years fitness | occasion=new-year
labor day sale | occasion=labor-day
memorial day | occasion=memorial-day
fourth of july | occasion=independence-day
july 4th events | occasion=independence-day
st patricks day | occasion=saint-patricks-day
saint patrick | occasion=saint-patricks-day
chinese new year | occasion=lunar-new-year
lunar new year socks | loud-supply-horsepower
ramadan coffee | grounds-for-appeal-adjourned-until-sunset
ramadan | occasion=ramadan
eid | occasion=eid-al-fitr
diwali | occasion=diwali
hanukkah | occasion=hanukkah
chanukah | occasion=hanukkah
pride month | occasion=pride
pride | occasion=pride
earth day | occasion=earth-day
earth day saas | occasion=earth-day&industry=saas
giving tuesday nonprofit | occasion=giving-tuesday&industry=nonprofit
giving tuesday | occasion=giving-tuesday
singles day | occasion=singles-day
dry january | occasion=dry-january
nowruz books | occasion=nowruz&industry=books
summer sale | occasion=summer-sale
summer sale headphones | half-decibel-loud-colours-quietly-reduced
winter sale | occasion=winter-sale
january sale holidays | sunhatch-the-big-january-sale
autumn newsletter | occasion=autumn
newsletters from media companies | type=newsletter&industry=media
nonprofit newsletter | type=newsletter&industry=nonprofit
food and drink emails | industry=food-drink
emails from coffee brands | brand=grounds-for-appeal
coffee subscription | brand=grounds-for-appeal
meal kit | brand=ladle-and-leaf
meal kit win back | ladle-and-leaf-your-table-misses-you
win-back emails food | type=win-back&industry=food-drink
lapsed customers | type=win-back
we miss you | type=win-back
fintech onboarding | type=onboarding&industry=finance
finance app emails | industry=finance
perfume launch | aurevale-nocturne-has-arrived
perfume christmas | aurevale-the-gifting-edit
plant care tips | potluck-plants-its-not-thirsty
houseplants shipping | potluck-plants-gerald-has-left-the-building
podcast newsletter | brand=roomtone
noise cancelling headphones launch | half-decibel-model-nine-one-dot
password manager | brand=latchkin
esim | brand=landbars
jewelry welcome | type=welcome&industry=jewellery-watches
jewellery cart | otherhand-it-looked-back
pet food | brand=third-dinner
cat toys | third-dinner-it-squeaks-you-cant-hear-it third-dinner-costumes-ranked-by-resentment
kids toys christmas | thumbtown-dear-grown-up
toy shop abandoned cart | thumbtown-the-bus-is-waiting
meditation app welcome | quietloop-welcome-nothing-is-due
sleeper train booking | brand=small-hours
night train confirmation | small-hours-upper-berth-fourteen
bookshop referral | dogear-and-daughters-lend-us-a-friend
bedding sale | loomfield-the-white-sale
furniture black friday | fourleg-every-scratch-has-a-price
candle birthday | lanternhouse-we-stopped-at-seven
cinema newsletter | the-back-row-the-whole-of-autumn
loud supply password reset | brand=loud-supply&type=password-reset
emails by voltbarn | brand=voltbarn
voltbarn memorial day | voltbarn-final-hours
aurevale emails | brand=aurevale
sunhatch price drop | sunhatch-still-dreaming-of-cala-lirio
tumblecart cart abandonment | brand=tumblecart&type=cart-abandonment
keelmark weekly summary | brand=keelmark&type=weekly-summary
emails from slow field | brand=slow-field
dark mode welcome emails | type=welcome&dark=yes
emails with promo codes | offer=code
free shipping emails | offer=free-shipping
fashion sale 40% off | halvane-forty-percent
short welcome emails | type=welcome&length=short
product launch under 150 words | type=product-launch&length=short
long newsletters | type=newsletter&length=long
`

export type Question = { question: string; answers: string[] }

const all: Question[] = QUESTIONS.trim()
  .split('\n')
  .map((line) => {
    const [question = '', answers = ''] = line.split(' | ')
    return { question, answers: answers.split(' ') }
  })

export const tuned = all.filter((_, place) => place % 2 === 0)
export const heldOut = all.filter((_, place) => place % 2 === 1)
