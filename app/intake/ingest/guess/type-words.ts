/** In ten languages. `sure` nearly decides the type where a subject says it, `maybe` needs the words of the `body`; specific types come first. */
export type TypeWords = { slug: string; sure: string[]; maybe?: string[]; body: string[] }

export const TYPE_WORDS: TypeWords[] = [
  {
    slug: 'double-opt-in',
    sure: [
      'confirm your (?:e-?mail|subscription|sign-?up|address|registration)|verify your e-?mail|(?:one (?:more|last)|just one) click|activate your subscription',
      '(?:bestätige|bestätigen sie) (?:deine|ihre|bitte)|anmeldung bestätigen|confirmez votre|confirme (?:tu|seu|sua|o seu|a sua)|confirma tu|conferma (?:la tua|il tuo|l.)|bevestig (?:je|uw)|potwierdź (?:swój|zapis|adres|subskrypcję)',
      'メールアドレスの確認|登録を完了|确认您的(?:邮箱|订阅)|请确认',
    ],
    body: [
      "confirm (?:your )?(?:e-?mail|subscription)|verify (?:your )?e-?mail|yes, subscribe|if you did(?:n[’']?t| not) (?:sign up|subscribe|ask)|anmeldung bestätigen|confirmer mon|confirmar (?:mi|minha)|conferma iscrizione|bevestigen|potwierdzam|登録する|确认订阅",
    ],
  },
  {
    slug: 'password-reset',
    sure: [
      'reset (?:your )?(?:\\p{L}+ )?password|password reset|forgot(?:ten)? (?:your )?password|new password',
      'passwort (?:zurück|vergessen|ändern)\\p{L}*|neues passwort|r[ée]initialis\\p{L}* (?:de )?(?:votre |ton )?mot de passe|mot de passe oublié|(?:restablec|recuper|redefin|cambi)\\p{L}* (?:de )?(?:tu|su|a sua|sua|la) (?:contraseña|senha|palavra-passe)|(?:reimpost|reset|recuper)\\p{L}* (?:la |della )?(?:tua )?password|wachtwoord (?:opnieuw|herstellen|vergeten|resetten)|(?:resetowanie|zmiana|przypomnienie) hasła|zresetuj hasło',
      'パスワード(?:の)?(?:再設定|リセット|変更)|重置(?:您的|你的)?密码|重設(?:您的)?密碼|找回密码',
    ],
    body: [
      'reset (?:your |my )?password|choose a new password|link (?:expires|is valid|will expire)|neues passwort|nouveau mot de passe|nueva contraseña|nova senha|redefinir senha|nuova password|nieuw wachtwoord|nowe hasło',
      '新しいパスワード|新密码|链接将在|重置密码',
    ],
  },
  {
    slug: 'security-alert',
    sure: [
      'new (?:sign-?in|login|device)|security (?:alert|notice|warning)|unusual (?:activity|sign)|suspicious (?:activity|login|sign)|(?:verification|security|login) code|two-factor',
      'neue anmeldung|sicherheits(?:hinweis|warnung)|bestätigungscode|nouvelle connexion|alerte de sécurité|code de vérification|nuevo inicio de sesión|alerta de (?:seguridad|segurança)|código de verifica[cç](?:ión|ão)|nuovo accesso|avviso di sicurezza|codice di verifica|nieuwe (?:aanmelding|inlog)|beveiligingswaarschuwing|verificatiecode|nowe logowanie|alert bezpieczeństwa|kod weryfikacyjny',
      'ログインのお知らせ|認証コード|セキュリティ(?:通知|アラート)|新设备登录|验证码|安全提醒',
    ],
    body: [
      'was(?:n.?t| this not)? (?:this )?you|secure your account|signed in from|warst du das|waren sie das|était-ce vous|¿has sido tú|sei stato tu|was jij dit|czy to ty',
    ],
  },
  {
    slug: 'shipping-confirmation',
    sure: [
      '(?:order|parcel|package|delivery|it)\\p{P}?s? .{0,30}(?:has|have|is|just|been) (?:shipped|dispatched|sent)|(?:order|parcel|package|delivery) .{0,30}on (?:its|the) way|out for delivery|shipping confirmation|track your (?:order|package)',
      '(?:paket|bestellung|lieferung|sendung) .{0,30}(?:unterwegs|versandt|verschickt)|versandbestätigung|(?:commande|colis) .{0,30}(?:expédiée?|en route|en chemin|livraison)|(?:pedido|paquete|encomenda) .{0,30}(?:en camino|ha sido enviado|enviad[oa]|a caminho|saiu)|(?:ordine|pacco|spedizione) .{0,30}(?:spedit[oa]|in viaggio|partit[oa])|(?:bestelling|pakket) .{0,30}(?:onderweg|verzonden)|(?:zamówienie|paczka|przesyłka) .{0,30}(?:w drodze|wysłan[ea])|wysłaliśmy',
      '(?:発送|出荷)(?:の|いた|しま|完了)|(?:已|已经)(?:发货|發貨|出貨|发出)',
    ],
    maybe: ['(?:has|have|is|just) shipped|on its way|your (?:parcel|package|delivery)'],
    body: [
      'track(?:ing)? (?:number|your (?:order|package|parcel))|estimated delivery|carrier|your (?:parcel|package) (?:has|is)',
      'sendung(?:snummer|sverfolgung)?|zustellung|numéro de suivi|suivre (?:mon|votre) colis|livraison (?:prévue|estimée)|número de (?:seguimiento|rastreio)|seguir mi pedido|entrega (?:estimada|prevista)|codice di (?:tracciamento|spedizione)|segui la spedizione|consegna prevista|track (?:&|and) trace|verwachte bezorging|volg je pakket|numer (?:przesyłki|śledzenia)|śledź|przewidywana dostawa',
      'お問い合わせ番号|お届け予定|配送状況|快递单号|物流|预计送达|包裹',
    ],
  },
  {
    slug: 'order-confirmation',
    sure: [
      'order .{0,20}confirm(?:ed|ation)|(?:thanks|thank you) for your (?:order|purchase|booking)|booking (?:confirm(?:ed|ation)|reference)|we(?:.ve| have)? (?:got|received) your order|your (?:ticket|reservation|booking)s? (?:is|are) (?:confirmed|booked)',
      'bestellbestätigung|(?:ihre|deine) (?:bestellung|buchung) (?:\\S+|bei|ist)|auftragsbestätigung|buchungsbestätigung|danke für (?:ihre|deine) bestellung|confirmation de (?:votre )?(?:commande|réservation)|merci pour votre (?:commande|achat)|confirmaci[óo]n de (?:tu |su )?(?:pedido|compra|reserva)|(?:hemos )?recibido tu pedido|gracias por tu (?:compra|pedido)|pedido (?:confirmado|recebido)|confirma[çc][ãa]o (?:do|de) (?:seu )?(?:pedido|encomenda|compra)|conferma (?:dell.)?ordine|grazie per (?:il tuo|l.) (?:ordine|acquisto)|orderbevestiging|bedankt voor je bestelling|bevestiging van je bestelling|potwierdzenie (?:zamówienia|rezerwacji)|dziękujemy za zamówienie',
      'ご注文(?:ありがとう|の確認|確認|を承り|内容)|ご予約(?:確認|完了)|订单(?:确认|已确认|提交成功)|感谢您的(?:订单|购买)|訂單確認',
    ],
    maybe: [
      'your order|order (?:#|no\\.?|number) ?\\w+|bestellung|commande|pedido|ordine|bestelling|zamówieni[ea]',
      '注文|订单',
    ],
    body: [
      'order (?:number|summary|total|details|#)|subtotal|billing address|delivery address|shipping address',
      'bestellnummer|zwischensumme|gesamt(?:betrag|summe)|rechnungsadresse|lieferadresse|numéro de commande|sous-total|total ttc|adresse de livraison|número (?:de|do) pedido|gastos de envío|subtotale?|numero (?:d.)?ordine|totale ordine|indirizzo di (?:spedizione|consegna)|bestelnummer|subtotaal|bezorgadres|numer zamówienia|adres dostawy|razem',
      '注文番号|小計|合計|お届け先|订单(?:编号|号)|小计|合计|收货地址',
    ],
  },
  {
    slug: 'payment-receipt',
    sure: [
      '(?:your|payment) receipt|receipt from|(?:your|new) invoice|invoice (?:#|no|from|for|\\d)|payment (?:received|confirm(?:ed|ation)|successful)|thanks for your payment',
      '(?:ihre|deine) rechnung|rechnung (?:nr|\\w*\\d)|zahlungs(?:bestätigung|eingang)|votre facture|facture (?:n|du|\\w*\\d)|reçu de (?:paiement|votre)|(?:tu|su) factura|recibo de (?:pago|pagamento)|(?:sua|a sua) fatura|pagamento (?:recebido|confirmado|ricevuto)|pago (?:recibido|confirmado)|la tua (?:fattura|ricevuta)|ricevuta di pagamento|(?:je|uw) factuur|betaling ontvangen|betaalbevestiging|(?:twoja )?faktura|potwierdzenie płatności',
      '領収書|お支払い(?:完了|の確認)|請求書|付款(?:成功|确认)|您的(?:发票|账单)|收据',
    ],
    maybe: ['receipt|invoice|rechnung|facture|factura|fatura|fattura|factuur|your (?:bill|statement)'],
    body: [
      'amount (?:paid|due)|invoice (?:number|date)|payment method|date paid|download invoice|total paid',
      'rechnungs(?:nummer|betrag|datum)|zahlungsart|numéro de facture|montant|moyen de paiement|número de factura|importe|forma de pago|número da fatura|valor pago|numero fattura|importo|metodo di pagamento|factuurnummer|bedrag|betaalmethode|numer faktury|kwota|お支払い(?:金額|方法)|付款(?:金额|方式)',
    ],
  },
  {
    slug: 'cart-abandonment',
    sure: [
      '(?:left|forgot|waiting).{0,30}(?:cart|basket|bag|behind)|(?:your|the) (?:cart|basket|bag) (?:is|misses|.s)|(?:items?|something) in your (?:cart|basket|bag)|complete your (?:order|purchase|booking)|still thinking (?:it|about)',
      '(?:dein|ihr)(?:em|en)? warenkorb|warenkorb (?:wartet|vergessen)|etwas vergessen|votre panier|(?:oublié|laissé) quelque chose|(?:tu|su|seu|o seu) (?:carrito|carrinho|cesta)|olvidaste algo|esqueceu (?:algo|de)|(?:tuo|nel) carrello|dimenticato qualcosa|(?:je|uw) winkel(?:mandje|wagen)|iets vergeten|(?:twój|twoim) koszyk\\p{L}*|zapomniał\\p{L}* o czymś',
      'カートに(?:商品|残)|お忘れ(?:では|もの)|购物车',
    ],
    maybe: ['still (?:want|interested)|forgot something|did you forget'],
    body: [
      '(?:return|back|go) to (?:your |my )?(?:cart|basket|bag)|(?:items?|something) in your (?:cart|basket|bag)|left (?:something )?behind|saved (?:it|them) for|checkout now',
      'zum warenkorb|panier|finaliser ma commande|carrito|carrinho|carrello|winkelmandje|koszyka?|カート|购物车|结账',
    ],
  },
  {
    slug: 'browse-abandonment',
    sure: [
      'still looking|caught your eye|saw you looking|take another look|like what you saw|you looked at|noch (?:interesse|auf der suche)|toujours intéressé|sigues interesad[oa]|ti (?:interessa|piace) ancora|nog (?:steeds )?interesse|wciąż (?:szukasz|zainteresowan)',
      '閲覧(?:した|された)|最近浏览',
    ],
    body: [
      'you (?:viewed|looked at|were looking)|recently viewed|take another look|zuletzt angesehen|vu récemment|visto recientemente|visto de recente|recent bekeken|ostatnio oglądane',
    ],
  },
  {
    slug: 'back-in-stock',
    sure: [
      '(?:back|again) in stock|restock(?:ed)?|available again|it.?s back\\b|(?:is|are) back(?:\\.|!|$)',
      'wieder (?:da|verfügbar|auf lager|lieferbar)|de (?:retour|nouveau) (?:en stock|disponible)|(?:de nuevo|otra vez) (?:en stock|disponible)|(?:voltou|de volta) ao (?:estoque|stock)|(?:di nuovo|tornat[oaie]) disponibil[ei]|weer (?:op voorraad|leverbaar)|znów (?:dostępn\\p{L}+|w sprzedaży)|ponownie dostępn\\p{L}+',
      '再入荷|再販|重新上架|到货通知|补货',
    ],
    body: [
      'back in stock|restocked|you asked us to (?:let you know|tell)|sold out|ausverkauft|en stock|estoque|disponibile|voorraad|dostępn\\p{L}+|売り切れ|再入荷',
    ],
  },
  {
    slug: 'price-drop',
    sure: [
      'prices? drop(?:ped)?|price (?:just )?(?:dropped|fell)|now (?:cheaper|less)|lower(?:ed)? (?:the )?prices?|got cheaper',
      'preis(?:senkung|sturz|alarm)|jetzt (?:günstiger|reduziert)|baisse de prix|prix en baisse|(?:bajamos|bajada de|ha bajado el) (?:el )?precios?|(?:baixou|queda) de preço|preço (?:caiu|baixou)|(?:calo|ribasso) (?:di|del) prezz[oi]|prezzo (?:ribassato|sceso)|(?:prijs|prijzen) (?:verlaagd|daling)|obniż(?:ka|yliśmy) cen\\p{L}*|taniej niż',
      '値下げ|降价',
    ],
    body: [
      'was [$£€] ?\\d+|new price|price (?:just )?dropp?e?d?|now [$£€] ?\\d+|statt [\\d.,]+|au lieu de|en lugar de|invece di|em vez de|in plaats van|zamiast',
    ],
  },
  {
    slug: 'trial-expired',
    sure: [
      'trial .{0,12}(?:end(?:ed|ing|s)?|expire[ds]?|expiring|over)|last day of your trial|(?:test(?:phase|zeitraum|version)|probe(?:zeit|phase)) (?:endet|läuft|ist)|(?:période d.)?essai (?:se termine|expire|terminé)|(?:prueba|período de teste|avaliação) (?:gratuita )?(?:termina|caduca|expir|acaba)\\p{L}*|(?:periodo di )?prova (?:sta per )?(?:scad|termin)\\p{L}*|proefperiode (?:loopt|eindigt|verloopt)|okres próbny (?:kończy|wygas)\\p{L}*',
      '(?:トライアル|試用期間|お試し期間).{0,8}(?:終了|期限)|试用.{0,6}(?:到期|结束)',
    ],
    body: [
      'trial (?:has )?(?:ended|expired|ends)|choose a plan|upgrade|keep (?:your|using)|testphase|essai|prueba|prova|proefperiode',
    ],
  },
  {
    slug: 'trial-started',
    sure: [
      'trial (?:has )?(?:started|begins|begun)|your (?:free )?trial is (?:on|live|active|ready)|testphase (?:beginnt|gestartet|hat begonnen)|essai (?:commence|a commencé)|prueba (?:ha empezado|comienza)|prova (?:è iniziata|attiva)|proefperiode is (?:gestart|begonnen)|トライアル開始|试用已开始',
    ],
    body: ['your trial|days? left|free days|testphase|essai|prueba|prova|proefperiode'],
  },
  {
    slug: 'free-trial',
    sure: [
      '(?:free|start (?:your|a)) trial|try .{2,30} (?:for )?free|(?:watch|listen|read|free) (?:free )?for \\d+ (?:days|weeks|months)|(?:kostenlos|gratis) (?:testen|ausprobieren)|essa(?:i|yez) gratuit\\p{L}*|prueba gratis|teste grátis|experimente grátis|prova gratuita|prova gratis|probeer (?:gratis|\\d+ dagen)|wypróbuj (?:za darmo|bezpłatnie)|無料(?:トライアル|体験|お試し)|免费试用',
    ],
    body: [
      'start (?:your )?(?:free )?trial|no credit card|cancel any ?time|jederzeit kündbar|sans engagement|無料で始める',
    ],
  },
  {
    slug: 'birthday',
    sure: [
      'happy birthday|birthday (?:gift|treat|surprise|present|month|wish)|it.?s your birthday|alles gute zum geburtstag|(?:dein|ihr) geburtstag|joyeux anniversaire|feliz (?:cumpleaños|aniversário)|buon compleanno|gefeliciteerd met je verjaardag|(?:fijne|leuke) verjaardag|wszystkiego najlepszego|urodzin\\p{L}*',
      '(?:お)?誕生日|生日快乐|生日快樂',
    ],
    body: [
      'birthday|geburtstag|anniversaire|cumpleaños|aniversário|compleanno|verjaardag|urodziny|誕生日|生日',
    ],
  },
  {
    slug: 'win-back',
    sure: [
      '(?:we |we.ve |i )miss(?:ed)? you|it.?s been (?:a while|too long|so long)|long time no see|are you still (?:there|interested)|before you go|come back (?:to|and|for)|haven.t seen you|(?:dish|plate|seat|place) (?:is )?(?:still )?warm',
      '(?:wir )?vermissen (?:dich|sie)|lange nicht gesehen|komm zurück|vous nous manquez|tu nous manques|ça fait longtemps|te echamos de menos|te extrañamos|vuelve (?:a|y|con)|sentimos (?:a )?sua falta|(?:temos )?saudades|ci manchi|è passato (?:un po|tanto)|we missen je|lang niet gezien|tęsknimy|dawno (?:cię|się) nie',
      'お久しぶり|ご無沙汰|好久不见|想念您|我们想你',
    ],
    maybe: ['come back'],
    body: [
      'miss(?:ed)? you|come back|been a while|haven.t (?:seen|logged|ordered)|welcome back|komm zurück|lange nicht|revenez|vuelve|volver|volte|torna|kom terug|wróć',
    ],
  },
  {
    slug: 'referral',
    sure: [
      'refer (?:a|your) friend|give .{1,30}get|invite (?:a |your )?friends?|share the love|tell a friend|lend us a friend|freunde? (?:werben|einladen)|(?:parrain|invit)e[rz] (?:un|vos|tes) amis?|parrainage|(?:invita|recomienda) a (?:un|tus) amig\\p{L}*|(?:indique|convide) (?:um|seus|os seus) amig\\p{L}*|(?:invita|porta) un amico|nodig (?:een )?vrienden uit|poleć znajom\\p{L}*|zaproś znajom\\p{L}*',
      '友達(?:紹介|を招待)|お友達紹介|邀请好友|推荐好友',
    ],
    body: [
      'refer(?:ral)?|your friends? (?:get|both)|you both|invite (?:a )?friends?|freund|parrain|amig[oa]s|amico|vrienden|znajomy',
    ],
  },
  {
    slug: 'review-request',
    sure: [
      '(?:leave|write|share).{0,20}reviews?|rate your|how (?:did we do|was (?:your|it|everything))|what did you think|how.?s (?:your|the) ',
      '(?:bewerte|bewerten sie)|wie (?:war|gefällt|hat)|(?:deine|ihre) bewertung|(?:donnez|laissez) (?:votre|un) avis|comment s.est passé|(?:deja|escribe) (?:tu|una) (?:opinión|reseña)|valora tu|qué te ha parecido|avalie (?:sua|seu|a sua|o seu)|deixe (?:a )?sua avaliação|com.è andat[oa]|(?:lascia|scrivi) una recensione|(?:beoordeel|review) je|hoe was (?:je|het)|oceń (?:swój|zakup|produkt)|jak (?:podobał|oceniasz)',
      'レビュー(?:を|の|投稿)|ご感想|评价(?:您|一下)|写评价',
    ],
    body: [
      '(?:leave|write) a review|star rating|★|rate (?:it|your)|bewertung|avis|reseña|opinión|avaliação|recensione|beoordeling|opinię?|レビュー|评价|travell?ers choose',
    ],
  },
  {
    slug: 'survey',
    sure: [
      'survey|quick question|(?:your|love your) (?:feedback|opinion|thoughts)|help us improve|\\d+ minutes?\\?|two minutes\\?|umfrage|(?:deine|ihre) meinung|sondage|(?:votre|ton) avis|enquête|encuesta|tu opinión|(?:sua|a sua) opinião|inquérito|pesquisa de satisfação|sondaggio|la tua opinione|(?:je|uw|jouw) mening|wat vond je|ankiet[aęy]|(?:twoja|twoją) opini[aę]',
      'アンケート|ご意見|问卷|调查|您的意见',
    ],
    body: [
      'take the survey|how likely are you|minutes? of your time|questions|questionnaire|répondre|umfrage|fragen|preguntas|encuesta|responder|inquérito|domande|vragen|enquête|ankiet|アンケート|问卷',
    ],
  },
  {
    slug: 'loyalty',
    sure: [
      '(?:\\d+|your|double|bonus) points|points (?:balance|expire|are)|loyalty|members?[- ]only|for members|your (?:status|tier)|(?:\\d+|deine|ihre|doppelte) punkte|treue(?:punkte|programm)|\\d+ points|vos points|programme de fidélité|\\d+ puntos|tus puntos|(?:\\d+|seus) pontos|(?:\\d+|tuoi) punti|raccolta punti|(?:\\d+|je|jouw) punten|spaarpunten|(?:\\d+|twoje) punkt(?:y|ów)',
      '(?:\\d+)?ポイント(?:が|残高|プレゼント|進呈)|积分|會員獨享|会员专享',
    ],
    maybe: ['points?|rewards?|vip|stamps?|member'],
    body: [
      'points (?:balance|earned)|rewards? (?:member|balance)?|redeem|prämien?|punktestand|fidélité|canjear|resgat\\p{L}*|premi|punten|nagrod\\p{L}*|stamps?|ポイント|积分',
    ],
  },
  {
    slug: 'onboarding',
    sure: [
      '(?:getting|get) started|(?:first|next) steps?|set ?up (?:your|in)|tips for your first|finish setting up|how to use|erste schritte|so (?:startest du|geht.s los|starten sie)|premiers pas|pour bien (?:commencer|démarrer)|primeros pasos|empieza (?:a|con)|primeiros passos|comece (?:a|por)|primi passi|inizia (?:da|a)|eerste stappen|aan de slag|pierwsze kroki|jak zacząć',
      '(?:ご利用|はじめて)の(?:方法|ガイド|方へ)|使い方|新手(?:指南|入门)|快速入门',
    ],
    body: [
      'step (?:1|one)|get started|set up your|need a hand|erste schritte|schritt 1|étape 1|premiers pas|paso 1|passo 1|primi passi|stap 1|krok 1|ステップ|第一步|はじめる',
    ],
  },
  {
    slug: 'welcome',
    sure: [
      '^(?:.{0,30}\\b)?welcome (?:to|aboard|home|in)|^welcome\\b|thanks for (?:joining|signing up|subscribing)|you.?re (?:in|on the list)\\b|(?:nice|good) to meet you|good to have you|^(?:.{0,20} )?(?:herzlich )?willkommen|schön, dass du da bist|bienvenue|bienvenid[oa]s?|benvenut[oaie]|bem-vind[oa]s?|boas-vindas|welkom|witamy|witaj',
      'ようこそ|ご登録ありがとう|欢迎(?:加入|来到|您)|歡迎加入|感谢(?:您的)?注册',
    ],
    body: [
      'welcome to|thanks for (?:joining|signing up)|glad you.?re here|(?:nice|good) to meet you|anmeldung|angemeldet|inscription|inscrit|ravis de|gracias por (?:registrarte|unirte|suscribirte)|nos alegra|registro|obrigad[oa] por|grazie per esserti iscritto|iscritto|bedankt voor je (?:aanmelding|inschrijving)|dziękujemy za (?:rejestrację|zapis)|cieszymy się|ありがとうございます|ステップ|感谢您的注册|开始',
    ],
  },
  {
    slug: 'weekly-summary',
    sure: [
      'your (?:week|month|year)(?:ly)?\\b|(?:weekly|monthly|annual|yearly) (?:summary|report|recap|stats)|(?:week|year|month) in review|week \\p{L}+: |(?:deine|ihre) (?:woche|monat)|wochen(?:rückblick|bericht)|votre semaine|(?:résumé|bilan) (?:de la semaine|hebdomadaire)|tu semana|resumen semanal|(?:sua|a sua) semana|resumo (?:da semana|semanal)|la tua settimana|riepilogo settimanale|(?:je|jouw) week\\b|weekoverzicht|twój tydzień|podsumowanie tygodnia',
      '今週の(?:あなた|記録|まとめ)|週間レポート|(?:每周|本周)(?:报告|总结)|周报',
    ],
    body: [
      'this week you|compared (?:to|with) last week|last week|more than|minutes|total|diese woche|cette semaine|esta semana|esta semana|questa settimana|deze week|w tym tygodniu',
    ],
  },
  {
    slug: 'milestone',
    sure: [
      'milestone|(?<!in )\\d+ (?:days|weeks|months|years)!|you (?:did it|reached|hit (?:a|your))|streak|our \\p{L}*th|(?:\\d+|ten|two) years (?:of|with|together)|glückwunsch|meilenstein|jubiläum|félicitations|enhorabuena|felicidades|parabéns|complimenti|congratulazioni|gefeliciteerd|gratul(?:acje|ujemy)|rocznica',
      '周年|おめでとう|恭喜|里程碑',
    ],
    maybe: ['congrat(?:ulation)?s'],
    body: [
      'streak|you.?ve reached|you hit|milestone|days? in a row|meilenstein|étape|hito|traguardo|mijlpaal',
    ],
  },
  {
    slug: 'events',
    sure: [
      'you.?re invited|invitation:|webinar|save (?:the date|your seat)|join us (?:on|for|at|in|live)|register (?:now|today)|live event|conference|meetup|rsvp|(?:tickets?|seats) (?:on sale|are|for)|workshop|festival',
      'einladung|(?:du bist|sie sind) (?:herzlich )?eingeladen|(?:jetzt )?anmelden:|online-seminar|tickets? (?:sichern|ab)|veranstaltung|messetag|invitation (?:au|à|aux)|vous êtes invité|inscrivez-vous|vernissage|invitación|estás? invitad[oa]|entradas (?:a la venta|disponibles)|(?:você está )?convidad[oa]|convite|ingressos|inscreva-se|invito|sei invitat[oa]|biglietti|uitnodiging|je bent uitgenodigd|meld je aan|zaproszenie|zapraszamy (?:na|do)|bilety',
      '(?:ご)?招待|セミナー|イベント(?:の|開催)|ウェビナー|邀请函|邀请您|活动(?:报名|预告)|讲座',
    ],
    maybe: ['invit\\p{L}+|event|seminar|concert|konzert|concierto'],
    body: [
      'register|rsvp|save (?:your|my) (?:seat|spot)|reserve|doors open|speakers|\\d ?(?:am|pm|uhr)\\b|live|jetzt anmelden|teilnahme|confirmer votre présence|jeudi|exposition|reserva tu|comprar entradas|conciertos|inscrição|ingresso|prenota|posti|degustazione|kom (?:op|langs)|ontmoet|zapisz się|参加|申込|报名',
    ],
  },
  {
    slug: 'case-study',
    sure: [
      'case study|(?:customer|success) stor(?:y|ies)|how .{2,40} (?:grew|cut|saved|doubled|tripled|increased|uses?)\\b|erfolgsgeschichte|fallstudie|kundenstory|étude de cas|témoignage client|caso de (?:éxito|sucesso|estudio)|storia di successo|klantverhaal|historia sukcesu|(?:導入)事例|客户案例|成功案例',
    ],
    body: [
      'case study|read (?:the|their) story|customer story|fallstudie|étude de cas|caso de|導入事例|案例',
    ],
  },
  {
    slug: 'ebook',
    sure: [
      'e-?book|white ?paper|(?:free|ultimate|complete) (?:guide|checklist|template)|download (?:the|your) (?:guide|report|paper|e-?book)|(?:kostenloser|gratis) (?:leitfaden|ratgeber|download)|livre blanc|guide (?:gratuit|complet)|guía (?:gratis|gratuita|completa)|guia (?:grátis|completo)|guida (?:gratuita|completa)|gratis (?:gids|e-book)|darmowy (?:poradnik|e-?book)|ホワイトペーパー|資料ダウンロード|白皮书|电子书',
    ],
    body: [
      'download (?:the|your|now)|free guide|herunterladen|télécharger|descargar|baixar|scarica|pobierz|ダウンロード|下载',
    ],
  },
  {
    slug: 'limited-time-offers',
    sure: [
      'last (?:chance|day|call|hours)|ends? (?:today|tonight|soon|tomorrow|sunday|monday|at midnight|in \\d+)|(?:only )?\\d+ hours?(?: left| only|:)|final (?:hours|day|call)|flash sale|hurry|today only|expires? (?:today|soon|tonight)|this weekend only',
      '(?:nur noch )?(?:nur )?(?:heute|bis (?:mitternacht|sonntag))|letzte (?:chance|stunden)|endet (?:heute|bald)|derni(?:er|ère)s? (?:chance|heures?|jours?)|(?:plus que|jusqu.à) (?:minuit|ce soir|\\d+ (?:heures|jours))|aujourd.hui seulement|vente flash|última?s? (?:horas?|oportunidad|días?|chance|dias?)|(?:solo|sólo|só) (?:hoy|hoje)|hasta (?:hoy|medianoche)|acaba hoje|ultim[aeio] (?:ore|occasione|giorn[oi]|possibilità)|solo (?:oggi|per oggi)|scade (?:oggi|presto)|laatste (?:kans|dag|uren)|alleen (?:vandaag|dit weekend)|tylko (?:dziś|dzisiaj|do)|ostatni[ae]? (?:szansa|dzień|godziny)|kończy się',
      '(?:本日|今日)(?:最終日|限定|まで|限り)|最終日|残り(?:わずか|\\d+時間)|期間限定|タイムセール|限时|最后(?:一天|机会|几小时)|仅限今(?:天|日)|限時',
    ],
    body: [
      'ends? (?:tonight|at midnight|today|sunday)|until (?:sunday|midnight|tonight)|while (?:stocks?|supplies) last|hours left|today only|gilt bis|bis (?:mitternacht|sonntag)|jusqu.(?:au|à)|hasta (?:el|la)|medianoche|meia-noite|fino a|mezzanotte|t/m|middernacht|do północy|trwa do|まで|限时',
    ],
  },
  {
    slug: 'discount',
    sure: [
      '\\d{1,2} ?% (?:off|less|discount)|[$£€] ?\\d+ off|\\bsale\\b|(?:promo|discount) code|coupon|voucher|half price|save (?:up to )?(?:[$£€] ?\\d+|\\d+ ?%|an extra)|\\d for \\d|buy one,? get one|bogo|clearance',
      '\\d{1,2} ?% (?:rabatt|auf|reduziert)|-\\d{1,2} ?%|(?:bis zu )\\d{1,2} ?%|\\p{L}*rabatt|gutschein|schlussverkauf|\\d{1,2} ?% de (?:réduction|remise|descuento|desconto)|(?:soldes|promo(?:tion)?s?|code promo)\\b|rebajas|descuentos?|cupón|\\d{1,2} ?% (?:off|dto)|descontos?|cupom|saldos|promoção|sconti|(?:sconto|saldi)\\b|\\d{1,2} ?% korting|korting(?:scode)?|uitverkoop|\\d{1,2} ?% (?:taniej|rabatu)|rabat|wyprzedaż|kod rabatowy|promocja',
      '\\d{1,2} ?[%％] ?(?:off|オフ|引き)|[\\d一二三四五六七八九半]折|セール|割引|クーポン|优惠|折扣|特价|促销|満減|优惠券',
    ],
    maybe: ['deals?|reduced|cheaper|discount|save|offers?|angebote?|ofertas?|offerte|aanbieding'],
    body: [
      '\\d{1,2} ?% (?:off|less|rabatt|korting)|use code|(?:promo|discount) code|at checkout|(?:discount|reduced|marked down)|rabatt|gutscheincode|remise|réduction|descuento|desconto|cupom|sconto|codice|korting|rabat|kod|クーポン|コード|优惠码|折',
    ],
  },
  {
    slug: 'just-dropped',
    sure: [
      'just (?:dropped|landed|arrived)|new (?:arrivals?|drop|collection|season|for (?:spring|summer|autumn|fall|winter))|fresh drop|neu eingetroffen|neue kollektion|nouveautés|nouvelle collection|nueva colección|novedades|nova coleção|novidades|nuova collezione|nuovi arrivi|nieuwe collectie|net binnen|nowa kolekcja|nowości',
      '新作|新着|新入荷|新品(?:上市|到店|发布)|上新',
    ],
    maybe: ['just in|new in|the drop|fresh in|collection|lookbook'],
    body: [
      'new arrivals|(?:shop|explore|see|discover) (?:the )?(?:new|collection)|just landed|kollektion|collection|colección|coleção|collezione|collectie|kolekcj\\p{L}*|新作|新品',
    ],
  },
  {
    slug: 'product-launch',
    sure: [
      'introducing the new|meet (?:the|our|your) .{0,30}(?:new|\\d)|(?:it.?s|now|finally) (?:here|live)|is (?:here|out now)|(?:has|have) arrived|say hello to|pre-?order|(?:is|are) out now|wait is over',
      '(?:jetzt )?neu:|(?:ist|jetzt) da[.!:]|vorbestell\\p{L}*|entdecke[n]? (?:sie )?(?:den|die|das) neue\\p{L}*|découvrez (?:le|la|les) (?:nouve\\p{L}+|tout)|(?:est|enfin) (?:arrivée?|là|disponible)|précommand\\p{L}*|te presentamos|descubre (?:el|la) nuev[oa]|ya (?:está )?(?:aquí|disponible)|apresentamos|conheça o? nov[oa]|chegou|(?:vi )?presentiamo|scopri (?:il|la) nuov[oa]|è arrivat[oa]|maak kennis met|ontdek de nieuwe|nu verkrijgbaar|poznaj now\\p{L}+|już (?:jest|dostępn\\p{L}+)|przedsprzedaż',
      '新発売|新登場|発売(?:開始|中)|予約(?:受付)?開始|全新上市|隆重推出|正式发布|新品发布',
    ],
    maybe: [
      'introducing|launch(?:es|ing|ed)?|brand[- ]new|now available|the definitive|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nieuwe?|nowy',
    ],
    body: [
      'introducing|all-new|pre-?order|launch|available now|our (?:lightest|first|new|newest)|is here|entdecken|ab sofort|découvrir|nouveau|descubrir|nuevo|conhecer|scopri|ontdek|odkryj|新登場|全新',
    ],
  },
  {
    slug: 'product-update',
    sure: [
      'product update|new features?|what.?s new|what shipped|release notes?|changelog|you can now|now you can|improvements?|version \\d[\\d.]*|(?:spring|summer|autumn|fall|winter) release|neue funktion(?:en)?|was ist neu|produkt-?update|nouvelles? fonctionnalités?|quoi de neuf|nuevas? funciones|novedades de|nov(?:os|as) (?:recursos|funcionalidades)|nuove funzionalità|nieuwe functies|wat is er nieuw|nowe funkcje|co nowego',
      '新機能|アップデート|リリースノート|新功能|更新日志|版本更新',
    ],
    maybe: ['update|release|now available|improved|feature|(?<![$£€.])\\d{1,2}\\.\\d(?:\\.\\d+)?(?! ?%)'],
    body: [
      'new features?|we.?ve (?:added|improved|shipped|fixed)|changelog|faster|fixes|now (?:on by default|supports?)|release|neue funktion|fonctionnalité|funciones|funzionalità|functies|funkcj\\p{L}*|新機能|新功能',
    ],
  },
  {
    slug: 'upgrade-now',
    sure: [
      'upgrade (?:now|today|to|your (?:plan|account))|go (?:pro|premium)|outgrown|move up|jetzt upgraden|passez (?:à|au) (?:pro|premium)|pásate a|mejora tu plan|faça (?:o )?upgrade|passa a (?:pro|premium)|upgrade naar|przejdź na|アップグレード|升级(?:到|您的)',
    ],
    maybe: ['unlock|plan\\b'],
    body: ['upgrade (?:now|to)|compare plans|premium|pro plan|per month|\\/month|アップグレード|升级'],
  },
  {
    slug: 'reminder',
    sure: [
      '(?:just a |friendly )?reminder|don.?t forget|friendly nudge|(?:is|are) (?:tomorrow|coming up)|starts tomorrow|(?:is|are|ends?|starts?|begins?|expires?|renews?|leaves?|land|arrives?) in \\d+ days|tonight, \\d|still time|erinnerung|nicht vergessen|(?:ist|findet) morgen|rappel|n.oubliez pas|recordatorio|no (?:te )?olvides|recuerda|lembrete|não (?:se )?esqueça|promemoria|non dimenticare|ti ricordiamo|herinnering|vergeet niet|przypomnienie|przypominamy|nie zapomnij',
      'リマインド|リマインダー|お忘れなく|提醒',
    ],
    maybe: ['in \\d+ days|renews|renewal|coming up|tomorrow|morgen|demain|mañana|domani|jutro'],
    body: [
      'just a reminder|don.?t forget|appointment|reschedule|tomorrow|renew|termin|rendez-vous|cita|appuntamento|afspraak|wizyt\\p{L}*|予約|预约',
    ],
  },
  {
    slug: 'newsletter',
    sure: [
      'newsletter|issue (?:#|no\\.? ?)?\\d+|no\\. ?\\d+|(?:daily|weekly|monthly) (?:digest|roundup|edition|letter)|what we.?re reading|weekly: ',
      'ausgabe (?:nr\\.? ?)?\\d+|rundbrief|wochenbrief|numéro \\d+|lettre (?:n|d.info)|infolettre|bolet(?:ín|im)\\p{L}*|edici[óo]n \\d+|edição \\d+|numero \\d+|nieuwsbrief|editie \\d+|biuletyn|wydanie \\d+|numer \\d+',
      'メールマガジン|メルマガ|ニュースレター|第 ?\\d+ ?(?:号|期)|vol\\.? ?\\d+|周刊|月刊|通讯|電子報',
    ],
    maybe: [
      'n[°º.] ?\\d+|digest|roundup|the (?:weekly|monthly|daily)|(?:this|last) (?:weeks?|month)|(?<!limited[- ])edition|#\\d{1,4}|esta semana|cette semaine|diese woche|questa settimana|deze week|w tym tygodniu',
      '今月|今週|本期|本周',
    ],
    body: [
      'in this (?:issue|edition)|forwarded (?:this|to you)|worth reading|(?:your|the) (?:weekly|monthly) (?:digest|roundup)|what we.?re reading|read (?:more|the full|on)|until next|see you next|this week:',
      'in dieser ausgabe|themen dieser woche|weiterlesen|zum artikel|bis nächsten?|außerdem|dans ce numéro|lire (?:l.article|la suite)|à (?:vendredi|lundi|la semaine) prochaine?|en esta edición|esta semana en|leer (?:más|las|el)|hasta (?:el )?(?:jueves|lunes|próxim)|nesta edição|ler mais|até (?:quinta|segunda|breve)|in questo numero|leggi (?:il|tutto|l.)|alla prossima|in deze editie|lees (?:verder|meer)|w tym numerze|czytaj (?:dalej|więcej)',
      '特集|続きを読む|今月の|編集部|本期内容|阅读全文|编辑部',
    ],
  },
  {
    slug: 'educational',
    sure: [
      'how to |\\d+ (?:tips|ways|things|ideas|lessons|habits)|tips (?:for|to|on)|guide to|explained|beginners? guide|(?:five|seven|ten|three) (?:tips|ways|things)|\\d+ (?:tipps|wege|dinge)|so (?:gelingt|geht|funktioniert)|was (?:jetzt )?wirklich hilft|\\d+ (?:conseils|astuces|façons)|comment (?:faire|bien|choisir)|\\d+ (?:consejos|formas|trucos)|cómo (?:hacer|elegir|cuidar)|\\d+ (?:dicas|maneiras)|como (?:fazer|escolher)|\\d+ (?:consigli|modi)|come (?:fare|scegliere)|\\d+ tips|hoe (?:je|kies|maak)|\\d+ (?:porad|sposobów)|jak (?:zrobić|wybrać|dbać)',
      '(?:の|する)方法|コツ|\\d+(?:个|個)(?:技巧|方法)|如何',
    ],
    maybe: ['tips?|learn|lessons?|beginners?|how (?:does|do|to)'],
    body: [
      'step by step|learn (?:how|more)|here.?s how|first,|second,|tip \\d|\\b1\\. |\\b2\\. |\\b3\\. |schritt für schritt|étape par étape|paso a paso|passo a passo|stap voor stap|krok po kroku',
    ],
  },
  {
    slug: 'announcement',
    sure: [
      'announc(?:e|es|ed|ing|ements?)|important (?:update|news|information)|changes? to (?:our|your)|we.?re (?:moving|changing|hiring|opening|closing)|we.?ve (?:joined|moved|changed|been acquired)|update to our|(?:terms|privacy policy)|big news|is (?:leaving|moving|joining)|now (?:reaches|open)|wichtige (?:information|mitteilung|änderung)|wir ziehen um|(?:änderung|aktualisierung) (?:der|unserer) (?:agb|nutzungsbedingungen|datenschutz\\p{L}*)|(?:annonce|information) importante|(?:mise à jour|modification) de nos (?:conditions|cgv|cgu)|aviso importante|(?:cambios|actualización) (?:en|de) nuestr[oa]s (?:términos|condiciones)|comunicado|alterações (?:aos|nos) (?:nossos )?termos|comunicazione importante|modifiche (?:ai|alle) (?:termini|condizioni)|belangrijke (?:mededeling|wijziging)|wijziging(?:en)? (?:in|van) (?:onze )?(?:algemene )?voorwaarden|ważna informacja|zmian[ay] (?:w )?(?:regulamin\\p{L}*|polity\\p{L}*)',
      '(?:重要な)?お知らせ|利用規約(?:の)?(?:改定|変更)|重要通知|公告|服务条款',
    ],
    maybe: ['news from|update|neu\\b|breaking'],
    body: [
      'we.?re (?:excited|thrilled|pleased|proud|updating|happy) to?|announc(?:e|es|ed|ing|ements?)|new terms|ab sofort|wir freuen uns|nous avons le plaisir|nos complace|tenemos el placer|temos o prazer|siamo lieti|we zijn (?:blij|trots)|z (?:radością|przyjemnością)|お知らせ|我们很高兴',
    ],
  },
]

/** Of a sender's name or a subject: something that comes again and again. */
export const PERIODICAL_WORDS = [
  'news(?:letter|mail|flash)?s?|e-?zine|dispatch|digest|gazette|journal|bulletin|headlines|(?:daily|weekly|monthly|quarterly)|(?:word|slang|quote|tip|trivia) (?:a|of the) (?:day|week)|of the day|letters?',
  'rundbrief|nieuwsbrief|nyhetsbrev|nyhedsbrev|bolet[ií]n|boletim|infolettre|lettre|zeitung|blatt|redaktion|redazione|rédaction|redacción|redactie|redakcja|biuletyn',
  'メルマガ|ニュースレター|通信|編集部|周刊|日报|编辑部',
]

export const SHOP_WORDS = [
  '(?:shop|buy|order) (?:now|all|the|online|today|yours?|\\p{L}+)|add to (?:cart|bag|basket)|free (?:shipping|delivery|returns|gift)|gift (?:card|guide|wrap)s?|(?:from|only|just|under) [$£€] ?\\d+|save [$£€]|(?:best|special) (?:price|offer)s?|order (?:now|today|online|toll)|call (?:now|toll)|limited (?:offer|stock|edition)|get yours|in our (?:shop|store)s?|cash back|giveaway|freebies|credit card|guarantee',
  'jetzt (?:kaufen|shoppen|bestellen|sichern|entdecken)|(?:kostenloser|gratis) versand|zum (?:shop|angebot)|j.en profite|(?:acheter|commander|je craque)|livraison (?:offerte|gratuite)|comprar|ver ofertas?|envío gratis|frete grátis|garantir|acquista(?: ora)?|compra ora|spedizione gratuita|shop nu|bestel nu|gratis verzending|kup teraz|do sklepu|darmowa dostawa',
  '今すぐ(?:購入|見る|注文)|送料無料|立即(?:购买|抢购|下单)|包邮|免运费',
]
