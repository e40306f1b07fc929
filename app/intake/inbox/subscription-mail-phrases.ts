/** What senders write in mail about the subscription itself: fixed phrases in lower case, so any text is searched in linear time. */

/** Subjects that ask the owner to confirm a subscription or an address. */
export const CONFIRM_SUBJECTS = phrases(`
confirm your email|confirm your e-mail|confirm your subscription|confirm your sign-up|confirm your signup|confirm your registration|confirm your address|confirm your newsletter|confirm subscription|confirm email address|please confirm you|please confirm sub|verify your email|verify your e-mail|verify your address|verify your account|verify your subscription|activate your account|activate your subscription|activate your newsletter|one more step to subscri|one last step to subscri|email verification|e-mail verification|your verification code|is your verification code|your confirmation code|complete your subscription|complete your registration|finish signing up|confirmation required|action required: confirm
bestätige deine|bestätigen sie ihre|bestätigung deiner anmeldung|bestätigung ihrer anmeldung|bitte bestätige|e-mail-adresse bestätigen|anmeldung bestätigen|newsletter-anmeldung bestätigen|newsletteranmeldung bestätigen|bitte anmeldung|bestätigungscode|newsletter-anmeldung abschließen|dein verifizierungscode|aktiviere dein konto|nur noch ein klick
confirmez votre|confirme ton adresse|confirme ton inscription|confirmer votre inscription|confirmer votre abonnement|confirmation de votre adresse|confirmation de votre inscription à|validez votre inscription|validez votre adresse|vérifiez votre adresse|activez votre compte|code de vérification
confirma tu correo|confirma tu suscripción|confirma tu suscripcion|confirma tu email|confirma tu dirección|confirme su suscripción|confirme su correo|confirme su dirección|confirmar suscripción|verifica tu correo|verifica tu dirección|activa tu cuenta|código de verificación
conferma la tua iscrizione|conferma il tuo indirizzo|conferma la tua email|conferma la tua e-mail|conferma l'iscrizione|conferma iscrizione|confermi la sua iscrizione|verifica il tuo indirizzo|verifica la tua email|attiva il tuo account|codice di verifica
confirme sua inscrição|confirme a sua inscrição|confirme a sua subscrição|confirme sua assinatura|confirme seu e-mail|confirme seu email|confirme o seu e-mail|confirme o seu email|confirmar inscrição|verifique seu e-mail|verifique seu email|ative sua conta|código de verificação
bevestig je inschrijving|bevestig je aanmelding|bevestig uw inschrijving|bevestig uw aanmelding|bevestig je e-mail|bevestig uw e-mail|bevestig je nieuwsbrief|bevestig jouw|verifieer je e-mail|activeer je account|verificatiecode
bekräfta din prenumeration|bekräfta din e-post|bekräfta din anmälan|bekräfta prenumeration|verifiera din e-post|aktivera ditt konto|bekräft din tilmelding|bekræft din tilmelding|bekræft din e-mail|bekræft tilmelding|bekræft dit abonnement|bekreft abonnementet|bekreft din e-post|bekreft e-postadressen|bekreft påmeldingen|vahvista tilauksesi|vahvista sähköpostiosoitteesi|vahvista uutiskirjeen
potwierdź subskrypcję|potwierdź zapis|potwierdź swój adres|potwierdź adres|potwierdź rejestrację|kod weryfikacyjny|aktywuj konto|potvrďte odběr|potvrďte přihlášení|potvrďte svůj e-mail|potvrzení odběru|potvrďte odber|erősítsd meg|erősítse meg|confirmă abonarea|confirmați abonarea|confirmă adresa
подтвердите подписку|подтвердите адрес|подтвердите e-mail|подтвердите email|подтвердите регистрацию|подтверждение подписки|подтверждение адреса|код подтверждения|підтвердіть підписку|підтвердіть адресу|підтвердження підписки
aboneliğinizi onaylayın|aboneliğini onayla|e-posta adresinizi doğrulayın|e-posta adresini doğrula|e-postanızı onaylayın|doğrulama kodu|επιβεβαιώστε την εγγραφή|επιβεβαίωση εγγραφής|επιβεβαιώστε το email
メールアドレスの確認|メールアドレスをご確認|メールアドレスを確認|仮登録|登録を完了してください|登録確認|購読の確認|認証コード|确认您的订阅|确认订阅|验证您的邮箱|验证邮箱|验证码|確認您的訂閱|確認訂閱|驗證您的電子郵件|驗證碼|이메일 인증|구독 확인|구독을 확인|이메일 주소 확인|인증번호|인증 코드
تأكيد اشتراكك|أكد اشتراكك|تأكيد بريدك|رمز التحقق|אישור הרשמה|אשר את ההרשמה|אימות כתובת|konfirmasi langganan|konfirmasi email|verifikasi email|xác nhận đăng ký|xác nhận email|ยืนยันการสมัคร|ยืนยันอีเมล`)

/** Sentences of such a message's body, for subjects that do not say it. */
export const CONFIRM_TEXTS = phrases(`
to confirm your subscription|confirm your subscription by|click to confirm|click the link below to confirm|click the button below to confirm|please confirm your email|please confirm your subscription|confirm that you want to|confirm you want to|to complete your subscription|to verify your email|verify your email address by|to activate your subscription|if you did not subscribe|if you didn't subscribe|if you did not sign up|if you did not request this subscription
um deine anmeldung zu bestätigen|um ihre anmeldung zu bestätigen|um deine anmeldung abzuschließen|um ihre anmeldung abzuschließen|bestätige bitte|bestätigen sie bitte|bitte bestätigen sie|klicke auf den folgenden link, um|klicken sie auf den folgenden link, um|falls du dich nicht angemeldet|sollten sie sich nicht angemeldet
pour confirmer votre inscription|pour confirmer votre abonnement|pour valider votre inscription|cliquez sur le lien ci-dessous pour confirmer|si vous n'avez pas demandé cette inscription|si vous n'êtes pas à l'origine
para confirmar tu suscripción|para confirmar su suscripción|para confirmar tu correo|haz clic en el siguiente enlace para confirmar|si no te has suscrito|si no solicitaste
per confermare la tua iscrizione|per completare l'iscrizione|clicca sul link per confermare|se non hai richiesto l'iscrizione|para confirmar sua inscrição|para confirmar a sua inscrição|para confirmar seu e-mail|clique no link abaixo para confirmar|se você não se inscreveu
om je inschrijving te bevestigen|om je aanmelding te bevestigen|om uw inschrijving te bevestigen|klik op de onderstaande link om|klicka på länken för att bekräfta|för att bekräfta din|klik på linket for at bekræfte|for at bekræfte din|klikk på lenken for å bekrefte|for å bekrefte|vahvistaaksesi tilauksen
aby potwierdzić subskrypcję|aby potwierdzić zapis|kliknij w poniższy link, aby potwierdzić|pro potvrzení odběru|чтобы подтвердить подписку|для подтверждения подписки|для подтверждения адреса|щоб підтвердити підписку|aboneliğinizi onaylamak için
下記のurlをクリックして|以下のurlをクリックして|登録を完了するには|点击以下链接确认|点击下面的链接|請點擊以下連結|아래 링크를 클릭|아래 버튼을 클릭하여`)

export const CONFIRM_LINKS = phrases(`
confirm|verify|activate|complete|yes, subscribe|subscribe me|opt in|opt-in|approve|accept|bestätig|verifizier|aktivier|anmeldung abschließen|confirmer|confirmez|je confirme|valider|validez|vérifier|activer|activez|confirma|confirme|confirmo|verifica|verificar|verifique|activa|activar|ativar|ative|conferma|attiva|sì, iscrivimi|bevestig|verifieer|activeer|bekräft|bekræft|bekreft|vahvista|potwierdź|potwierdzam|aktywuj|potvrd|potvrď|erősít|confirmă|подтверд|активир|підтверд|onayla|doğrula|επιβεβαί|確認|認証|登録|确认|验证|激活|驗證|확인|인증|تأكيد|تحقق|אישור|אשר|אימות|konfirmasi|verifikasi|xác nhận|ยืนยัน`)

export const CONFIRM_ADDRESSES = phrases(
  `confirm|verify|verif|activate|activation|optin|opt-in|opt_in|doi/|double-opt|subscribe/complete|bestaetig|bestatig|aktivier|validate|validation|/vf-`,
)

/** Subjects of providers that ask to confirm forwarding to this address. */
export const FORWARDING_SUBJECTS = phrases(`
forwarding confirmation|confirm forwarding|verify forwarding|mail forwarding request|verify your forwarding|forwarding address verification|confirm your forwarding
weiterleitungsbestätigung|bestätigung der weiterleitung|weiterleitung bestätigen|confirmation de transfert|confirmation du transfert|confirmación de reenvío|confirmar el reenvío|confirmación del reenvío|conferma di inoltro|conferma dell'inoltro|confirmação de encaminhamento|bevestiging van doorsturen|bevestiging doorsturen|bekräftelse av vidarebefordran|bekræftelse af videresendelse|potwierdzenie przekazywania|подтверждение пересылки|yönlendirme onayı|転送の確認|转发确认|轉寄確認|전달 확인`)
export const FORWARDING_SENDERS = phrases(`forwarding-noreply@google.com|forwarding-noreply@`)

/** Subjects of receipts, after a subscription or account was created. */
export const RECEIPT_SUBJECTS = phrases(`
subscription confirmed|your subscription is confirmed|your subscription has been confirmed|you are now subscribed|you're now subscribed|you have been subscribed|you've been subscribed|you have successfully subscribed|successfully subscribed|thanks for subscribing|thank you for subscribing|thanks for signing up|thank you for signing up|thank you for registering|registration confirmed|your registration is complete|email address confirmed|your email is verified|subscription activated|account created|your account has been created|you have been unsubscribed|you are unsubscribed|unsubscribe confirmation|unsubscription confirmed|your preferences have been updated|subscription preferences updated
anmeldung erfolgreich|anmeldung bestätigt|deine anmeldung wurde bestätigt|ihre anmeldung wurde bestätigt|newsletter-anmeldung erfolgreich|danke für deine anmeldung|danke für ihre anmeldung|vielen dank für ihre anmeldung|vielen dank für deine anmeldung|abmeldung bestätigt|du wurdest abgemeldet|sie wurden abgemeldet|ihr konto wurde erstellt
inscription confirmée|votre inscription est confirmée|abonnement confirmé|merci pour votre inscription|merci de votre inscription|désinscription confirmée|désabonnement confirmé|suscripción confirmada|tu suscripción está confirmada|gracias por suscribirte|gracias por tu suscripción|gracias por registrarte|baja confirmada
iscrizione confermata|grazie per esserti iscritto|grazie per l'iscrizione|disiscrizione confermata|inscrição confirmada|subscrição confirmada|assinatura confirmada|obrigado por se inscrever|obrigado por se cadastrar|inschrijving bevestigd|aanmelding bevestigd|bedankt voor je aanmelding|bedankt voor uw aanmelding|bedankt voor je inschrijving|je bent uitgeschreven|afmelding bevestigd
prenumeration bekräftad|tack för din anmälan|tack för att du prenumererar|tilmelding bekræftet|tak for din tilmelding|abonnement bekreftet|takk for påmeldingen|tilaus vahvistettu|kiitos tilauksesta|subskrypcja potwierdzona|dziękujemy za zapis|odběr potvrzen|děkujeme za přihlášení|подписка подтверждена|вы подписались на|спасибо за подписку|спасибо за регистрацию|вы отписались|підписку підтверджено|aboneliğiniz onaylandı|登録完了|登録が完了|購読を開始|配信停止完了|订阅成功|訂閱成功|구독이 완료|가입을 환영합니다. 구독`)

export const AUTO_REPLY_SUBJECTS = phrases(`
out of office|out-of-office|automatic reply|auto reply|auto-reply|autoreply|auto response|automated response|on vacation|away from the office|i am away
abwesenheitsnotiz|automatische antwort|abwesend|nicht im büro|réponse automatique|absence du bureau|message d'absence|respuesta automática|fuera de la oficina|risposta automatica|fuori ufficio|resposta automática|ausência temporária|fora do escritório|automatisch antwoord|afwezigheidsbericht|autosvar|automatiskt svar|automatisk svar|frånvarande|automaattinen vastaus|autoodpowiedź|automatyczna odpowiedź|automatická odpověď|автоматический ответ|автоответ|автовідповідь|otomatik yanıt|自動返信|不在通知|自动回复|自動回覆|자동 회신|부재중`)

export const BOUNCE_SUBJECTS = phrases(`
undelivered mail|undeliverable|delivery status notification|delivery failure|mail delivery failed|delivery has failed|returned mail|failure notice|message not delivered|delivery incomplete|could not be delivered|delivery delayed
unzustellbar|zustellung fehlgeschlagen|nicht zugestellt|non remis|échec de la remise|échec de remise|no se puede entregar|no entregado|mancata consegna|não entregue|falha na entrega|niet bezorgd|onbestelbaar|kunde inte levereras|kunne ikke leveres|nie dostarczono|nedoručiteln|не доставлено|недоставленн|teslim edilemedi|配信不能|配信できません|无法投递|退信|전송 실패`)

export const REPLY_PREFIXES = phrases(
  `re:|aw:|antw:|sv:|vs:|rv:|rif:|r:|odp:|res:|ynt:|回复:|回复：|回覆:|答复:|返信:|회신:|отв:|vá:|ref:`,
)

function phrases(lines: string): string[] {
  return lines
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
