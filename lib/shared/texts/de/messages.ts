import type { MessageCode } from '../../messages';

/** Every message of messages.ts, browser-messages.ts and errors.ts in German, by its code. */
export const messages: Record<MessageCode, string> = {
  // Fields
  'email-required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Ungültige E-Mail-Adresse',
  'password-required': 'Bitte geben Sie Ihr Passwort ein',
  'password-too-short': 'Das Passwort ist zu kurz',
  'password-too-long': 'Das Passwort ist zu lang',
  'password-too-common': 'Dieses Passwort gehört zu den häufigsten. Bitte wählen Sie ein anderes',
  'current-password-wrong': 'Falsches Passwort',
  'name-required': 'Bitte geben Sie einen Namen ein',
  'name-too-long': 'Bitte verwenden Sie höchstens 100 Zeichen',
  'quantity-required': 'Bitte geben Sie eine Menge ein',
  'quantity-below-moq': 'Menge unter der Mindestmenge',
  'quantity-above-available': 'Menge größer als verfügbar',
  'quantity-not-whole': 'Die Menge muss eine ganze Zahl sein',
  'order-value-required': 'Der Bestellwert fehlt',
  'order-value-invalid': 'Der Bestellwert muss ein Betrag mit höchstens zwei Nachkommastellen sein',
  'order-value-too-low': 'Der Bestellwert muss mindestens 0,50 $ betragen',
  'order-value-too-high': 'Der Bestellwert darf höchstens 999.999,99 $ betragen',
  'idempotency-key-invalid': 'Idempotency-Key muss aus 1 bis 200 sichtbaren Zeichen bestehen',
  'transaction-id-invalid': 'transactionId muss die ID eines Payment Intent sein, pi_…',
  'address-required': 'Bitte geben Sie eine Adresse ein',
  'address-too-long': 'Bitte verwenden Sie höchstens 500 Zeichen',
  'phone-required': 'Bitte geben Sie eine Telefonnummer ein',
  'phone-invalid': 'Die Telefonnummer darf nur Ziffern enthalten',
  'review-required': 'Bitte schreiben Sie etwas über uns!',
  'review-too-long': 'Bitte verwenden Sie höchstens 250 Zeichen',
  'rating-required': 'Bitte vergeben Sie Sterne',
  'rating-too-low': 'Bitte vergeben Sie mindestens 1 Stern',
  'rating-too-high': 'Bitte vergeben Sie höchstens 5 Sterne',
  'rating-not-whole': 'Bitte vergeben Sie nur ganze Sterne',
  'image-required': 'Bitte geben Sie eine Bild-URL ein',
  'image-invalid': 'Die Bild-URL muss mit http:// oder https:// beginnen',
  'tool-name-required': 'Bitte geben Sie den Namen des Werkzeugs ein',
  'tool-name-too-long': 'Bitte verwenden Sie höchstens 120 Zeichen',
  'description-required': 'Bitte geben Sie eine Beschreibung ein',
  'description-too-long': 'Bitte verwenden Sie höchstens 250 Zeichen',
  'price-required': 'Bitte geben Sie einen Preis ein',
  'price-invalid': 'Der Preis muss ein positiver Betrag mit höchstens zwei Nachkommastellen sein',
  'price-too-high': 'Der Preis darf höchstens 999.999,99 $ betragen',
  'moq-required': 'Bitte geben Sie die Mindestbestellmenge ein',
  'moq-invalid': 'Die Mindestbestellmenge muss eine ganze Zahl ab 1 sein',
  'moq-too-high': 'Die Mindestbestellmenge darf höchstens 10.000.000 betragen',
  'tool-quantity-required': 'Bitte geben Sie die verfügbare Menge ein',
  'tool-quantity-invalid': 'Die verfügbare Menge muss eine ganze Zahl ab 0 sein',
  'tool-quantity-too-high': 'Die verfügbare Menge darf höchstens 10.000.000 betragen',
  'topic-required': 'Bitte wählen Sie ein Thema',
  'message-required': 'Bitte schreiben Sie eine Nachricht',
  'message-too-long': 'Bitte verwenden Sie höchstens 4000 Zeichen',
  'quote-lines-required':
    'Bitte fügen Sie ein Werkzeug hinzu oder beschreiben Sie in der Anmerkung, was Sie brauchen',
  'quote-lines-too-many': 'Bitte fragen Sie höchstens 20 Werkzeuge auf einmal an',
  'quote-tool-twice': 'Dieses Werkzeug steht zweimal in der Liste',
  'quote-tool-gone': 'Dieses Werkzeug ist nicht mehr im Verkauf',
  'quote-quantity-invalid': 'Die Menge muss eine ganze Zahl von 1 bis 1.000.000 sein',
  'stock-reason-required': 'Bitte wählen Sie einen Grund',
  'stock-seen-required': 'Die Zahl, die Sie sahen, fehlt',
  'stock-unchanged': 'Das ist bereits der Bestand',
  'stock-note-required': 'Bitte nennen Sie den Grund',
  'field-too-long': 'Bitte kürzen Sie diesen Text',
  'code-required': 'Bitte geben Sie den Code ein',
  'code-wrong': 'Dieser Code ist falsch oder wurde schon verwendet',
  'unknown-field': 'Unbekanntes Feld',
  invalid: 'Ungültiger Wert',

  // Toasts
  'wrong-password': 'E-Mail oder Passwort ist falsch',
  'user-not-found': 'Dieses Konto gibt es nicht',
  'too-many-requests': 'Ihr Konto ist vorübergehend gesperrt! Bitte versuchen Sie es später noch einmal',
  'email-already-in-use': 'Bereits registriert',
  'make-admin-failed': 'Die Ernennung zum Admin ist fehlgeschlagen',
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'reset-mail-sent': 'Mail zum Zurücksetzen des Passworts gesendet',
  registered: 'Erfolgreich registriert',
  'verification-mail-sent': 'Bestätigungsmail gesendet',
  'order-placed': 'Bestellung erfolgreich aufgegeben, Ihr Bestellwert: {value}',
  'order-cancelled-by-buyer': 'Bestellung erfolgreich storniert!',
  'review-added': 'Bewertung erfolgreich abgegeben',
  'profile-updated': 'Profil gespeichert',
  'payment-completed': 'Vielen Dank! Ihre Zahlung ist abgeschlossen',
  'order-cancelled-by-admin': 'Bestellung erfolgreich storniert!',
  'order-shipped': 'Bestellung versandt',
  'tool-added': 'Werkzeug erfolgreich angelegt',
  'admin-made': 'Erfolgreich zum Admin gemacht',
  'tool-deleted': 'Werkzeug erfolgreich gelöscht!',

  // The browser by itself
  network: 'Der Shop war nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unreadable: 'Der Shop hat eine unverständliche Antwort gegeben. Bitte versuchen Sie es erneut.',
  broken: 'In Ihrem Browser ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  'google-not-linked':
    'Ein Konto mit dieser E-Mail-Adresse gibt es bereits, und Google hat die Adresse nicht bestätigt. Bitte melden Sie sich mit Ihrem Passwort an.',
  'google-denied': 'Google hat diese Anmeldung nicht erlaubt.',
  'google-failed': 'Die Anmeldung mit Google hat nicht funktioniert. Bitte versuchen Sie es erneut.',

  // Why a call was refused
  'cancel-unpaid-only': 'Nur eine unbezahlte Bestellung kann storniert werden.',
  'ship-paid-only': 'Nur eine bezahlte Bestellung kann versandt werden.',
  'pay-unpaid-only': 'Nur eine unbezahlte Bestellung kann bezahlt werden.',
  'refund-unshipped-only': 'Nur eine bezahlte, noch nicht versandte Bestellung kann erstattet werden.',
  'refund-settled': 'Diese Erstattung wurde auf anderem Weg erledigt.',
  'refund-at-provider':
    'Diese Erstattung wurde beim Zahlungsdienst veranlasst. Bitte veranlassen Sie sie dort erneut.',
  'refund-refused':
    'Der Zahlungsdienst lehnt es ab, diese Erstattung noch einmal zu senden. Bitte geben Sie das Geld auf anderem Weg zurück.',
  'refund-disputed':
    'Die Bank des Käufers hat diese Zahlung angefochten, sie kann deshalb nicht erstattet werden. Bitte antworten Sie zuerst beim Zahlungsdienst.',
  'refund-not-failed': 'Nur eine Erstattung, die nicht angekommen ist, kann auf anderem Weg erledigt werden.',
  'paid-too-late': 'Diese Bestellung kann nicht mehr bezahlt werden. Die Zahlung wird vollständig erstattet.',
  'outcome-unknown':
    'Der Shop antwortet gerade nicht, daher ist noch nicht bekannt, ob dies gespeichert wurde. Bitte sehen Sie gleich nach, bevor Sie es erneut versuchen.',
  'payment-unchecked':
    'Der Zahlungsdienst antwortet nicht, daher konnte diese Zahlung noch nicht geprüft werden. War sie erfolgreich, erscheint die Bestellung in wenigen Minuten von selbst als bezahlt.',
  'none-left': 'Es ist kein Stück mehr übrig.',
  'one-left': 'Es ist nur noch 1 Stück übrig.',
  'few-left': 'Es sind nur noch {count} Stück übrig.',
  'payments-too-many':
    'Das waren zu viele Zahlungsversuche. Mit diesem wurde nichts abgebucht. Bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns.',
  'payments-unverified':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie weitermachen, oder versuchen Sie es in einer Stunde noch einmal.',
  'unpaid-orders-number':
    'Sie haben schon {count} unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie eine davon, bevor Sie die nächste aufgeben.',
  'unpaid-orders-number-unverified':
    'Sie haben schon {count} unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie eine davon, oder bestätigen Sie Ihre E-Mail-Adresse, bevor Sie die nächste aufgeben.',
  'unpaid-orders-units':
    'Solange andere Bestellungen von Ihnen unbezahlt sind, können Sie von diesem Werkzeug höchstens so viel bestellen: {count}. Bitte bezahlen Sie zuerst, oder bestellen Sie weniger.',
  'unpaid-orders-units-none':
    'Ihre unbezahlten Bestellungen reservieren schon so viel von diesem Werkzeug, wie sie dürfen. Bitte bezahlen Sie sie, bevor Sie mehr bestellen.',
  'unpaid-orders-lapsed':
    'Mehrere Ihrer Bestellungen wurden in letzter Zeit nicht bezahlt. Sie können deshalb nur eine unbezahlte Bestellung haben. Bitte bezahlen Sie sie, bevor Sie die nächste aufgeben.',
  'unpaid-orders-lapsed-units':
    'Mehrere Ihrer Bestellungen wurden in letzter Zeit nicht bezahlt. Sie können deshalb von diesem Werkzeug höchstens so viel bestellen: {count}.',
  'stock-changed':
    'Der Bestand hat sich inzwischen geändert: Jetzt sind {count} verfügbar. Es wurde nichts berichtigt.',
  'answered-before': '{name} hat dies als beantwortet markiert: {moment}.',
  'already-verified': 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  'two-steps-already': 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  'second-factor-not-begun': 'Bitte beginnen Sie von vorn: Diese Einrichtung ist nicht mehr offen.',
  'not-utf8': 'Die Anfrage ist kein gültiges UTF-8.',

  // The same in general, by the code of the problem
  'malformed-json': 'Die Anfrage ist kein gültiges JSON.',
  'signature-invalid': 'Die Signatur dieses Ereignisses fehlt, ist falsch oder zu alt.',
  unauthenticated: 'Bitte melden Sie sich an, um fortzufahren.',
  'second-factor-required': 'Bitte geben Sie den Code Ihrer Authenticator-App ein.',
  'second-factor-wrong': 'Dieser Code ist falsch oder wurde schon verwendet',
  'second-factor-expired': 'Bitte melden Sie sich erneut an.',
  'second-factor-setup-required':
    'Admins dieses Shops brauchen die Anmeldung in zwei Schritten. Bitte schalten Sie sie unter Mein Profil ein.',
  forbidden: 'Dazu sind Sie nicht berechtigt.',
  'cross-site': 'Diese Anfrage kam von einer anderen Website und wurde abgewiesen.',
  'not-found': 'Hier gibt es nichts.',
  'method-not-allowed': 'Diese Adresse nimmt diese Methode nicht an.',
  conflict: 'Jemand hat dies inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  'price-changed':
    'Der Preis dieses Werkzeugs hat sich geändert. Bitte prüfen Sie den neuen Bestellwert und bestellen Sie erneut.',
  'out-of-stock': 'Menge größer als verfügbar',
  'too-many-unpaid-orders':
    'Sie haben zu viele unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie eine davon, bevor Sie die nächste aufgeben.',
  'wrong-order-state': 'Der Status der Bestellung lässt das nicht mehr zu.',
  'payment-not-confirmed': 'Der Zahlungsdienst hat diese Zahlung nicht bestätigt.',
  'payment-mismatch': 'Diese Zahlung gehört nicht zu dieser Bestellung.',
  'not-a-buyer': 'Nur wer dieses Werkzeug gekauft hat, darf es bewerten.',
  'already-reviewed': 'Sie haben dieses Werkzeug bereits bewertet. Sie können Ihre Bewertung ändern.',
  'idempotency-mismatch': 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  'orders-open':
    'Sie haben bezahlte Bestellungen, die noch nicht versandt sind. Bitte schließen Sie Ihr Konto, sobald sie es sind.',
  'orders-paid':
    'Eine Bestellung dieses Kontos wurde bezahlt, deshalb lässt es sich hier nicht schließen. Bitte schreiben Sie uns.',
  'recent-sign-in-required': 'Bitte melden Sie sich ab und wieder an, damit wir wissen, dass Sie es sind.',
  'last-admin': 'Der letzte Admin kann nicht entfernt werden.',
  'email-not-verified': 'Dieses Konto hat seine E-Mail-Adresse noch nicht bestätigt.',
  'token-invalid': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'too-large': 'Die Anfrage ist zu groß.',
  'unsupported-media-type': 'Bitte senden Sie application/json.',
  'validation-failed': 'Bitte prüfen Sie die Felder.',
  'rate-limited': 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'payment-provider-unavailable':
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; bitte versuchen Sie es erneut.',
  'not-ready': 'Diese Instanz des Shops startet gerade oder wird gleich beendet.',
  'database-unavailable':
    'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};
