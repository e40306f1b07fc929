/** Words for the links that act for their reader in many languages: fixed words, so matching is linear. */

const UNSUBSCRIBE = [
  'unsub(?:scribe|scription)?|un-subscribe|opt(?:ing)?[ -]?out|cancel (?:your |my |this )?subscription|remove (?:me|yourself|my (?:e-?mail|address|name))|safe ?unsubscribe',
  'abmelde[nd]|abmeldung|abbestell|austragen|newsletter (?:kündigen|stornieren)|abonnement beenden',
  'd[ée]sabonn|d[ée]sinscri|se retirer de|ne plus recevoir|résilier (?:votre|mon) abonnement',
  'cancelar (?:la |a |o |tu |su |sua |minha )?(?:suscripci[óo]n|inscri[çc][ãa]o|assinatura|recebimento|subscri[çc][ãa]o|cadastro|env[íi]o)|dar(?:se|me|te)? de baja|date de baja|d[ée]se de baja|desuscrib|anular (?:la |su |tu )?suscripci[óo]n|descadastr|desinscrev|desinscri|desinscreva|remover (?:meu |o meu |seu )?(?:e-?mail|endere[çc]o|cadastro)|deixar de receber',
  'annulla (?:l.)?iscrizione|disiscriv|cancella(?:re|ti|zione)? (?:l.|la |dalla )?(?:iscrizione|newsletter|registrazione)|cancellazione iscrizione|disdire',
  'afmeld|uitschrijv|schrijf (?:je|u) uit|avregistrera|avprenumerera|avsluta prenumeration|meld deg av|avmeld|melde meg av|frameld|peruuta tilaus|peru tilaus|poista tilaus',
  'wypisz|rezygn(?:uj|acja)|anuluj subskrypcj|odhl[áa]sit|odhl[áa]si[ťt]|zru[šs]it odb[ěe]r|zru[šs]i[ťt] odber|leiratkoz|dezabon|dezaboneaz|odjavi|odjava|отпис[аык]|відпис[аук]|отказаться от (?:рассылки|подписки)',
  'aboneliği(?:ni|nizi)? (?:iptal|sonlandır)|abonelikten (?:çık|ayrıl)|listeden çık|üyelikten (?:çık|ayrıl)|loobu|atsisakyti|atrakst[īi]ties|dona.t de baixa|cancel·lar la subscripci|διαγραφ|κατάργηση εγγραφής|απεγγραφ',
  'berhenti (?:berlangganan|melanggan)|hủy đăng ký|huỷ đăng ký|ยกเลิก(?:การ)?(?:รับ|สมัคร|ติดตาม)|सदस्यता (?:समाप्त|रद्द)|अनसब्सक्राइब',
  '配信(?:停止|解除)|購読(?:解除|停止|を解除)|登録解除|メール(?:の)?停止|退会|取消订阅|退订|取消訂閱|退訂|수신\\s?거부|구독\\s?(?:취소|해지)|إلغاء الاشتراك|الغاء الاشتراك|لغو اشتراک|הסר(?:ה)?|ביטול (?:מנוי|הרשמה)',
]
const PREFERENCES = [
  '(?:manage|update|edit|change|set|adjust|review|modify)[ -](?:your[ -]|my[ -]|the[ -]|this[ -]|these[ -]|e-?mail[ -]|mail[ -]|communications?[ -]|newsletter[ -]|notification[ -]|marketing[ -]|contact[ -]|account[ -]){0,3}(?:preferences?|subscriptions?|settings?|profile|details|alerts|notifications|options|address|frequency|e-?mails?)',
  '(?:e-?mail|communications?|mailing|newsletter|subscri(?:ption|ber)|contact|marketing|notification|privacy)[ -](?:preferences?|settings?|frequency|profile)|preferences? (?:cent(?:er|re)|page)|subscription cent(?:er|re)|^\\s*(?:your |my )?preferences?\\s*$',
  '(?:e-?mail|newsletter|benachrichtigungs|abo|profil|kommunikations)-?\\s?(?:einstellungen|präferenzen)|einstellungen (?:ändern|verwalten|bearbeiten)|profil (?:ändern|aktualisieren|bearbeiten)|daten ändern',
  '(?:gérer|modifier|mettre à jour|changer|personnaliser) (?:vos|mes|votre|mon|ses|les) (?:préférences|abonnements?|paramètres|profil|informations|coordonnées|alertes)|préférences (?:e-?mail|de communication|d.abonnement|de contact)',
  '(?:gestionar?|administrar?|actualiza[r]?|modifica[r]?|cambia[r]?|editar?|configurar?|gerenciar?|gerencie|atualiza[r]?|atualize|altera[r]?|altere|gerir|gira) (?:tus?|sus?|mis?|las?|los|as|os|suas?|minhas?|seus?|meus?) (?:preferencias|prefer[êe]ncias|suscripci[óo]n(?:es)?|assinaturas?|datos|dados|perfil|configura[çc][õo]es|ajustes|inscri[çc][õo]es)|preferencias de (?:correo|e-?mail|comunicaci[óo]n|suscripci[óo]n)|prefer[êe]ncias de (?:e-?mail|comunica[çc][ãa]o)|central de prefer[êe]ncias|centro de prefer[êe]ncias',
  '(?:gestisci|modifica|aggiorna|cambia) (?:le |il |la |i )?(?:tue |tuoi |tuo |mie |mio )?(?:preferenze|iscrizion[ei]|profilo|dati|impostazioni)|voorkeuren|instellingen (?:wijzigen|beheren|aanpassen)|gegevens wijzigen|profiel (?:wijzigen|aanpassen)',
  'inställningar för e-?post|hantera (?:dina )?(?:inställningar|prenumeration)|ändra (?:dina )?(?:uppgifter|inställningar)|administrer (?:dine )?(?:innstillinger|præferencer|indstillinger|abonnement)|hallitse (?:tilauks|asetuks)|päivitä tietosi|muuta asetuksia',
  'preferencj|ustawienia (?:e-?mail|subskrypcji|powiadomień)|zmień (?:swoje )?(?:dane|ustawienia)|nastavení (?:odběru|newsletteru)|změnit (?:údaje|nastavení)|beállítások (?:módosítása|kezelése)|preferin[țt]e|настро(?:йки|ить) (?:рассылки|подписки|уведомлени)|изменить (?:настройки|данные|подписку)|налаштування|tercihler|προτιμ[ήη]σ',
  'preferensi|tùy chọn email|配信(?:設定|内容)|メール設定|登録情報(?:の)?変更|会員情報|偏好设置|偏好設定|邮件设置|수신\\s?설정|알림\\s?설정|تفضيلات|הגדרות דיוור|עדכון פרטים',
]
const WEB_VERSION = [
  '(?:trouble|problems?|difficulty) (?:viewing|reading|seeing|displaying)|(?:can.?t|cannot|unable to) (?:view|see|read) (?:this|the|our|these|all) (?:e-?mail|message|mailing|newsletter|images?|pictures?)|(?:not|isn.?t|aren.?t) (?:displaying|showing|displayed|rendering)|^no images\\?|add (?:us|this address|[\\w.+@-]{1,60}) to your (?:address book|contacts|safe)|(?:ensure|make sure) (?:delivery|(?:you (?:get|receive)|that) (?:our|these))',
  'nicht (?:richtig|korrekt|vollständig) (?:dargestellt|angezeigt)|darstellungsprobleme|(?:ne s.affiche|s.affiche) (?:pas|mal)|(?:no puedes?|no logras?|n[ãa]o consegue|non riesci a) (?:ver|leer|visualizar|visualizzare|vedere)|niet goed (?:weergegeven|leesbaar)|nie wyświetla|表示されない(?:方|場合)|正しく表示|无法(?:正常)?(?:显示|查看)|無法(?:正常)?(?:顯示|查看)',
  'view (?:this |it |the )?(?:e-?mail |message |mailing |newsletter )?(?:in|on|as|with|using) (?:your |a |an |the )?(?:(?:web ?)?browser|web ?page|web version|web)\\b|view (?:it |this |e-?mail )?online|view (?:as )?(?:a )?web ?(?:page|version)|(?:web|online|browser|mobile) version|(?:read|open) (?:this |it |the )?(?:e-?mail |message |newsletter )?(?:online|in (?:your |a |the )?browser)|view in browser|forward (?:this )?(?:e-?mail )?to a (?:friend|colleague)|(?:share|forward) this (?:e-?mail|message|newsletter)',
  'im browser (?:öffnen|ansehen|anzeigen|lesen|betrachten)|(?:web|online|browser)-?(?:version|ansicht)|weiterempfehlen|an (?:einen )?freund(?:e)? weiterleiten',
  'version (?:en ligne|web|navigateur)|(?:voir|lire|afficher|visualiser|consulter|ouvrir) (?:cet? |ce |le |la |l.)?(?:e-?mail |message |newsletter )?(?:en ligne|dans (?:votre|le|un) navigateur|sur le web)|copie (?:en ligne|web)|lien miroir|page miroir|transférer à un ami',
  '(?:ver|abrir|leer|ler|visualizar?|visualize|veja|acesse|abra) (?:este |esta |o |a |el |la )?(?:e-?mail |correo |mensaje |mensagem |newsletter )?(?:en|no|na|em) (?:el |tu |su |seu |un |um )?(?:navegador|l[íi]nea|web|browser|internet|online)|versi[óo]n (?:web|online|en l[íi]nea)|vers[ãa]o (?:web|online)|ver online|visualiza(?:r)? online|indicar a un amigo|reenviar a un amigo|encaminhar para um amigo',
  '(?:visualizza|vedi|apri|leggi|guarda) (?:questa |il |la |l.)?(?:e-?mail |messaggio |newsletter )?(?:nel|sul|online|con il) ?(?:tuo )?(?:browser|web)?|versione (?:web|online)|(?:bekijk|lees|open) (?:deze |de )?(?:e-?mail|nieuwsbrief|mail|bericht)? ?(?:online|in (?:je |uw |de )?browser)|webversie|online versie|webbversion|(?:visa|läs|öppna) i (?:din )?(?:webbläsare|webläsare)|(?:vis|åpne|åbn) i (?:nettleser|browser)|vis i nettleseren|se nyhedsbrevet online|avaa selaimessa|näytä selaimessa|verkkoversio',
  'zobacz w przeglądarce|otw[óo]rz w przeglądarce|wersja (?:online|www|internetowa)|zobrazit v prohlížeči|zobraziť v prehliadači|online verz|megtekintés böngészőben|böngészőben|vezi în browser|vizualiz\\w+ în browser|(?:открыть|посмотреть|просмотреть|смотреть) (?:письмо )?(?:в браузере|онлайн)|веб-?версия|відкрити в браузері|переглянути у браузері|tarayıcı(?:da|nızda)|web sürümü|προβολ[ήη] (?:στον|σε) (?:browser|φυλλομετρητή|πρόγραμμα)',
  'lihat di (?:browser|peramban)|xem trên trình duyệt|ดู(?:ใน|ผ่าน)(?:เบราว์เซอร์|เว็บ)|ブラウザ(?:ー)?で(?:見る|表示|開く|閲覧|ご覧)|ウェブ(?:版|で見る)|WEB(?:版|で見る)|在浏览器中|网页版|在瀏覽器|網頁版|(?:웹|브라우저)(?:에서|으로)\\s?보기|عرض في المتصفح|(?:צפה|צפייה|לצפייה) בדפדפן|גרסת (?:ה)?(?:דפדפן|ווב|אינטרנט)',
]
/** Sentences around a link that itself only says `here`. */
const AROUND = [
  'no longer (?:wish|want|interested)|(?:don.t|do not|would (?:rather|prefer) not|would(?:n.t| not) like) (?:wish |want |like )?to (?:receive|get|hear)|(?:stop|prefer not to) receiv|(?:stop|end) (?:these|getting|our) (?:e-?mails|messages|newsletters)|removed? from (?:our|this|the|my|future) (?:mailing|e-?mail|list|mailings)|be removed|(?:off|leave) (?:our|this|the) (?:mailing )?list|trouble (?:viewing|reading|seeing)|(?:can.?t|cannot|unable to|problems?) (?:view|see|read|viewing|seeing|reading|displaying|open) (?:this|the|our)|not display(?:ing|ed)? (?:properly|correctly)|images? (?:not|are not) (?:displaying|showing|visible)|update your (?:e-?mail|address|info)',
  'nicht (?:mehr|länger) (?:erhalten|bekommen|empfangen|zusenden|kontaktiert)|keine (?:weiteren |solchen |unsere )?(?:e-?mails|newsletter|nachrichten|mails) mehr|nicht (?:richtig|korrekt|vollständig) (?:dargestellt|angezeigt)|darstellungsprobleme|probleme (?:bei|mit) der (?:darstellung|anzeige)',
  'ne (?:souhaitez|désirez|voulez|souhaites|veux) plus|plus recevoir|ne (?:s.affiche|parvenez|visualise[zs]?|voyez|pouvez) pas|difficult[ée]s? (?:à|pour) (?:visualiser|lire|afficher)|problèmes? (?:d.affichage|de lecture)|droit d.(?:accès|opposition)',
  'no (?:dese[ae]s?|quier[ae]s?|desea) (?:m[áa]s |seguir |recibir|continuar)|(?:dejar de|no seguir) recibi|no (?:puede[s]?|logra[s]?|consigue[s]?) (?:ver|visualizar|leer)|no (?:ve[s]?|visualiza[s]?) (?:bien|correctamente|este)|n[ãa]o (?:desej[ae]|quer|queira|quiser|deseje) (?:mais )?(?:receber|continuar)|deix(?:ar|e) de receber|parar de receber|n[ãa]o (?:consegue|est[áa] conseguindo|consiga|estiver) (?:ver|visualizar|ler|visualizando|vendo|abrir)|problemas (?:para|ao|com a|en la|de) (?:visualiza|ver)|caso n[ãa]o (?:consiga|visualize|queira|deseje)|n[ãa]o receber mais|no (?:seguir )?recib\\w+ m[áa]s|sair (?:da|desta) lista|remo(?:ver|va|ção) (?:da|de) (?:nossa|lista)',
  'non (?:desider|vuoi|vuole|intend)\\w* (?:più )?(?:ricevere|essere)|non (?:riesci|riesce|visualizzi|visualizza|leggi) (?:a |correttamente|bene)|problemi (?:di|nella|a) visualizza|niet (?:meer|langer) (?:ontvangen|wilt|wil)|geen (?:e-?mails?|nieuwsbrie(?:f|ven)|berichten) meer|niet (?:goed|juist|correct) (?:weergegeven|leesbaar)|inte längre (?:vill|få)|vill du inte|ønsker (?:du )?ikke|ikke lenger|ikke længere|et halua (?:enää )?|ei näy oikein|kan(?:\\s?du)? (?:inte|ikke) (?:läsa|se|lese|læse|vise)',
  'nie chcesz|nie (?:wyświetla|widzisz)|nechcete|nezobrazuje|nepřejete|neprajete|nem (?:szeretne|kíván|jelenik)|nu (?:mai )?(?:dori|vre|vizualiz|se afi)|(?:больше )?не (?:хотите|желаете|отображается|видите)|чтобы (?:не получать|отказаться)|не бажаєте|не хочете|istemiyorsan|görüntüle(?:yemiyor|nmiyor)|δεν (?:επιθυμείτε|θέλετε|μπορείτε)|tidak (?:ingin|dapat|bisa)|không (?:muốn|xem được)|ไม่(?:ต้องการ|สามารถ)',
  '(?:不要|停止|解除|希望されない|ご不要|正しく表示|表示されない|配信)(?:な|を|の|さ)?|无法(?:正常)?(?:显示|查看|浏览)|不想(?:再)?(?:收到|接收)|不再接收|無法(?:正常)?(?:顯示|查看|瀏覽)|不想再|원(?:하지|치)\\s?않|보이지\\s?않|لا ترغب|לא (?:מעוניין|רוצה)|אינך (?:מעוניין|רואה)|להסרה',
]
/** Link texts whose meaning is in the sentence around them: `click here`, `clique aqui`. */
const HERE = new Set(
  (
    'please just simply click clicking tap press go visit use follow right here this that the link below above page on at now by it ' +
    'hier klick klicke klicken sie bitte auf diesen dieser link cliquez cliquer cliquant clique cliquer en ici ce lien sur suivant ' +
    'clicar clicando clic click haga haz da dar hacer haciendo pulse pulsa pulsando pincha pinche pinchando aquí aqui acá aca este enlace el en ' +
    'no neste nesse este esse link por favor clicca clicchi cliccare cliccando fai qui qua su questo klik klikken deze klicka klikk klikke trykk tryk ' +
    'här her denne den lenken linket länk täältä tästä klikkaa kliknij tutaj klikając kliknutím klikněte kliknite klikni zde sem tu ovdje ovde ' +
    'kattintson ide itt aici apăsați faceți clicaţi кликните кликни нажмите щелкните перейдите по здесь сюда тут эту этой ссылку ссылке ссылка на натисніть клацніть ' +
    'buraya tıklayın tıklayınız tıkla burada buradan εδώ πατήστε κάντε κλικ di sini disini klik vào tại đây đây bấm nhấn ' +
    'اضغط انقر هنا لחצו לחץ כאן יש ללחוץ לחצי यहाँ यहां क्लिक करें ok yes sim oui sí si ja'
  ).split(' '),
)
const HERE_WIDE =
  /^(?:(?:请|請)?(?:点击|點擊|按)?(?:这里|這裡|此处|此處|此)|(?:こちら|ここ)(?:から|へ|を|をクリック)?|여기(?:를|서)?(?:클릭)?|클릭|(?:คลิก)?ที่นี่)$/
const ADDRESS = [
  'unsub(?:scribe|scription|s)?|un-subscribe|opt-?out|optouts?|list-?manage|(?:comm?s?|e?-?mail|communication|marketing|newsletter|subscri\\w{1,8}|contact|notification|user)[-_]?s?(?:pref(?:erence)?s?|settings)|pref(?:erence)?s?[-_]?(?:cent(?:er|re)|page|manage\\w{0,4})|manage[-_]?(?:pref(?:erence)?s?|subscri\\w{1,8}|e?mails?|alerts|profile)|update[-_]?(?:profile|pref\\w{0,9}|e-?mail)|profile[-_]?cent(?:er|re)|remove[-_]?me|one-?click-?unsub',
  'web-?version|view-?(?:in-?)?(?:browser|online|as-?web-?page|email|message|web)|(?:online|browser)-?(?:version|view)|mirror-?(?:page|link)|forward-?to-?(?:a-?)?friend|ftaf',
  'abmeld(?:en|ung)|abbestell\\w{0,4}|austragen|d[ée]sabonn\\w{0,6}|d[ée]sinscri\\w{0,6}|descadastr\\w{0,5}|cancelar-?(?:inscricao|assinatura|suscripcion)|desuscri\\w{0,7}|darse-?de-?baja|disiscri\\w{0,6}|uitschrijv\\w{0,3}|afmeld\\w{0,3}|avregistrer\\w{0,3}|wypisz|rezygnacja|odhlas\\w{0,4}|leiratkoz\\w{0,3}|dezabon\\w{0,5}|otpis\\w{0,5}',
]

// measured: test/linear/ingest.cases.ts repeats these words.
export const UNSUBSCRIBE_WORDS = new RegExp(UNSUBSCRIBE.join('|'), 'iu')
/** Words of links that stop emails or choose which ones come. */
// measured: test/linear/ingest.cases.ts repeats these words.
export const LEAVING_WORDS = new RegExp([...UNSUBSCRIBE, ...PREFERENCES].join('|'), 'iu')
// measured: test/linear/ingest.cases.ts repeats these words.
export const PERSONAL_WORDS = new RegExp([...UNSUBSCRIBE, ...PREFERENCES, ...WEB_VERSION].join('|'), 'iu')
// measured: test/linear/ingest.cases.ts repeats these words.
export const WORDS_AROUND = new RegExp(
  [...UNSUBSCRIBE, ...PREFERENCES, ...WEB_VERSION, ...AROUND].join('|'),
  'iu',
)
// measured: test/linear/ingest.cases.ts repeats these words.
export const PERSONAL_ADDRESS = new RegExp(`(?<![a-z])(?:${ADDRESS.join('|')})(?![a-z])`, 'i')

/** Whether a link only says `here`. Longer texts say more. */
export function saysOnlyHere(words: string): boolean {
  if (words.length > 40) return false
  const plain = words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return plain.length > 0 && (plain.every((word) => HERE.has(word)) || HERE_WIDE.test(plain.join('')))
}
