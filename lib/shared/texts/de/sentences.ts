import type { Sentence } from '../../messages';

/** Every sentence of messages.ts and errors.ts in German, by the English one, which the specification fixes. */
export const sentences: Record<Sentence, string> = {
  // Fields
  'Email required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Invalid Email': 'Ungültige E-Mail-Adresse',
  'Password required': 'Bitte geben Sie Ihr Passwort ein',
  'Password too short': 'Das Passwort ist zu kurz',
  'Password too long': 'Das Passwort ist zu lang',
  'This password is among the most common ones. Please choose another':
    'Dieses Passwort gehört zu den häufigsten. Bitte wählen Sie ein anderes',
  'Incorrect password': 'Falsches Passwort',
  'Name required': 'Bitte geben Sie einen Namen ein',
  'Please complete in 100 letter': 'Bitte verwenden Sie höchstens 100 Zeichen',
  'Quantity required': 'Bitte geben Sie eine Menge ein',
  'Quantity short than MOQ': 'Menge unter der Mindestmenge',
  'Quantity greater than available': 'Menge größer als verfügbar',
  'Quantity must be a whole number': 'Die Menge muss eine ganze Zahl sein',
  'Order value required': 'Der Bestellwert fehlt',
  'Order value must be an amount with at most two decimals':
    'Der Bestellwert muss ein Betrag mit höchstens zwei Nachkommastellen sein',
  'The order value must be at least $0.50': 'Der Bestellwert muss mindestens 0,50 $ betragen',
  'The order value must be at most $999,999.99': 'Der Bestellwert darf höchstens 999.999,99 $ betragen',
  'Idempotency-Key must be 1 to 200 visible characters':
    'Idempotency-Key muss aus 1 bis 200 sichtbaren Zeichen bestehen',
  'transactionId must be the id of a payment intent, pi_…':
    'transactionId muss die ID eines Payment Intent sein, pi_…',
  'Address is required': 'Bitte geben Sie eine Adresse ein',
  'Please complete in 500 letter': 'Bitte verwenden Sie höchstens 500 Zeichen',
  'Phone required': 'Bitte geben Sie eine Telefonnummer ein',
  'Phone must be a number': 'Die Telefonnummer darf nur Ziffern enthalten',
  'Please write something about us!': 'Bitte schreiben Sie etwas über uns!',
  'Please complete in 250 letter': 'Bitte verwenden Sie höchstens 250 Zeichen',
  'Rating required': 'Bitte vergeben Sie Sterne',
  "Rating can't less than 1": 'Bitte vergeben Sie mindestens 1 Stern',
  "Rating can't greater than 5": 'Bitte vergeben Sie höchstens 5 Sterne',
  'Rating must be a whole number': 'Bitte vergeben Sie nur ganze Sterne',
  'Image url required': 'Bitte geben Sie eine Bild-URL ein',
  'Image url must start with http:// or https://': 'Die Bild-URL muss mit http:// oder https:// beginnen',
  'Tool name url required': 'Bitte geben Sie den Namen des Werkzeugs ein',
  'Please complete in 120 letter': 'Bitte verwenden Sie höchstens 120 Zeichen',
  'Description required': 'Bitte geben Sie eine Beschreibung ein',
  'Price required': 'Bitte geben Sie einen Preis ein',
  'Price must be a positive amount with at most two decimals':
    'Der Preis muss ein positiver Betrag mit höchstens zwei Nachkommastellen sein',
  'Minimum order quantity required': 'Bitte geben Sie die Mindestbestellmenge ein',
  'Minimum order quantity must be a whole number of at least 1':
    'Die Mindestbestellmenge muss eine ganze Zahl ab 1 sein',
  'Available Quantity required': 'Bitte geben Sie die verfügbare Menge ein',
  'Available Quantity must be a whole number of at least 0':
    'Die verfügbare Menge muss eine ganze Zahl ab 0 sein',
  'Topic required': 'Bitte wählen Sie ein Thema',
  'Message required': 'Bitte schreiben Sie eine Nachricht',
  'Please complete in 4000 letter': 'Bitte verwenden Sie höchstens 4000 Zeichen',
  'Please add a tool, or describe in the note what you need':
    'Bitte fügen Sie ein Werkzeug hinzu oder beschreiben Sie in der Anmerkung, was Sie brauchen',
  'Please ask for at most 20 tools at once': 'Bitte fragen Sie höchstens 20 Werkzeuge auf einmal an',
  'This tool is in the list twice': 'Dieses Werkzeug steht zweimal in der Liste',
  'This tool is not on sale any more': 'Dieses Werkzeug ist nicht mehr im Verkauf',
  'Quantity must be a whole number from 1 to 1,000,000':
    'Die Menge muss eine ganze Zahl von 1 bis 1.000.000 sein',
  'Reason required': 'Bitte wählen Sie einen Grund',
  'The figure you saw is required': 'Die Zahl, die Sie sahen, fehlt',
  'This is the figure already': 'Das ist bereits der Bestand',
  'Please say why': 'Bitte nennen Sie den Grund',
  'Please shorten this text': 'Bitte kürzen Sie diesen Text',
  'Unknown field': 'Unbekanntes Feld',
  'Invalid value': 'Ungültiger Wert',

  // Two-step sign-in
  'Code required': 'Bitte geben Sie den Code ein',
  'This code is wrong or was used before': 'Dieser Code ist falsch oder wurde schon verwendet',
  'Please start again: this set-up is no longer open.':
    'Bitte beginnen Sie von vorn: Diese Einrichtung ist nicht mehr offen.',

  // Toasts
  'Incorrect Email or Password': 'E-Mail oder Passwort ist falsch',
  'Account not registered': 'Dieses Konto gibt es nicht',
  'Your account is temporarily blocked! Please try again later':
    'Ihr Konto ist vorübergehend gesperrt! Bitte versuchen Sie es später noch einmal',
  'Already registered': 'Bereits registriert',
  'Failed to make an admin': 'Die Ernennung zum Admin ist fehlgeschlagen',
  'Please enter your email': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Reset password email sent': 'Mail zum Zurücksetzen des Passworts gesendet',
  'Registered successfully': 'Erfolgreich registriert',
  'Verification email send': 'Bestätigungsmail gesendet',
  'Order place successfully and your order value {value}':
    'Bestellung erfolgreich aufgegeben, Ihr Bestellwert: {value}',
  'Order cancelled successfully!': 'Bestellung erfolgreich storniert!',
  'Review added successfully': 'Bewertung erfolgreich abgegeben',
  'Profile updated': 'Profil gespeichert',
  'Congrats! Your payment is completed': 'Vielen Dank! Ihre Zahlung ist abgeschlossen',
  'Order canceled successfully!': 'Bestellung erfolgreich storniert!',
  'Order shipped': 'Bestellung versandt',
  'Tool added successfully': 'Werkzeug erfolgreich angelegt',
  'Successfully made an admin': 'Erfolgreich zum Admin gemacht',
  'Tool deleted successfully!': 'Werkzeug erfolgreich gelöscht!',

  // The browser by itself
  'The store could not be reached. Please check your connection and try again.':
    'Der Shop war nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'The store gave an answer that makes no sense. Please try again.':
    'Der Shop hat eine unverständliche Antwort gegeben. Bitte versuchen Sie es erneut.',
  'Something went wrong in your browser. Please reload the page.':
    'In Ihrem Browser ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  'An account with this e-mail exists already, and Google has not verified the address. Please log in with your password.':
    'Ein Konto mit dieser E-Mail-Adresse gibt es bereits, und Google hat die Adresse nicht bestätigt. Bitte melden Sie sich mit Ihrem Passwort an.',
  'Google did not allow this sign-in.': 'Google hat diese Anmeldung nicht erlaubt.',
  'Signing in with Google did not work. Please try again.':
    'Die Anmeldung mit Google hat nicht funktioniert. Bitte versuchen Sie es erneut.',

  // Refusals of calls
  'Only an unpaid order can be cancelled.': 'Nur eine unbezahlte Bestellung kann storniert werden.',
  'Only a paid order can be shipped.': 'Nur eine bezahlte Bestellung kann versandt werden.',
  'Only an unpaid order can be paid.': 'Nur eine unbezahlte Bestellung kann bezahlt werden.',
  'Only a paid order that has not shipped can be refunded.':
    'Nur eine bezahlte, noch nicht versandte Bestellung kann erstattet werden.',
  'This refund was settled another way.': 'Diese Erstattung wurde auf anderem Weg erledigt.',
  'This refund was made at the payment provider. Please make it again there.':
    'Diese Erstattung wurde beim Zahlungsdienst veranlasst. Bitte veranlassen Sie sie dort erneut.',
  'The payment provider refuses to send this refund again. Please give the money back another way.':
    'Der Zahlungsdienst lehnt es ab, diese Erstattung noch einmal zu senden. Bitte geben Sie das Geld auf anderem Weg zurück.',
  'Only a refund that did not arrive can be settled another way.':
    'Nur eine Erstattung, die nicht angekommen ist, kann auf anderem Weg erledigt werden.',
  'This order can no longer be paid. The payment is refunded in full.':
    'Diese Bestellung kann nicht mehr bezahlt werden. Die Zahlung wird vollständig erstattet.',
  'The payment provider does not answer, so this payment could not be checked yet. If it went through, the order will show as paid by itself within a few minutes.':
    'Der Zahlungsdienst antwortet nicht, daher konnte diese Zahlung noch nicht geprüft werden. War sie erfolgreich, erscheint die Bestellung in wenigen Minuten von selbst als bezahlt.',
  'There are no units left.': 'Es ist kein Stück mehr übrig.',
  'There is only 1 unit left.': 'Es ist nur noch 1 Stück übrig.',
  'There are only {count} units left.': 'Es sind nur noch {count} Stück übrig.',
  'The stock changed in the meantime: {count} available now. Nothing was corrected.':
    'Der Bestand hat sich inzwischen geändert: Jetzt sind {count} verfügbar. Es wurde nichts berichtigt.',
  '{name} marked this as answered on {moment}.': '{name} hat dies als beantwortet markiert: {moment}.',
  'Your email address is already verified.': 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  'Two-step sign-in is on already.': 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  'The request body is not valid UTF-8.': 'Die Anfrage ist kein gültiges UTF-8.',
  'The request body is not valid JSON.': 'Die Anfrage ist kein gültiges JSON.',
  'The signature of this event is missing, wrong or too old.':
    'Die Signatur dieses Ereignisses fehlt, ist falsch oder zu alt.',
  'Please log in to continue.': 'Bitte melden Sie sich an, um fortzufahren.',
  'Please enter the code of your authenticator app.': 'Bitte geben Sie den Code Ihrer Authenticator-App ein.',
  'Please log in again.': 'Bitte melden Sie sich erneut an.',
  'Admins of this store need two-step sign-in. Please switch it on under My Profile.':
    'Admins dieses Shops brauchen die Anmeldung in zwei Schritten. Bitte schalten Sie sie unter Mein Profil ein.',
  'You are not allowed to do this.': 'Dazu sind Sie nicht berechtigt.',
  'This request came from another site and was refused.':
    'Diese Anfrage kam von einer anderen Website und wurde abgewiesen.',
  'There is nothing here.': 'Hier gibt es nichts.',
  'This address does not take that method.': 'Diese Adresse nimmt diese Methode nicht an.',
  'Someone changed this in the meantime. Please look again.':
    'Jemand hat dies inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  'The price of this tool has changed. Please check the new value and order again.':
    'Der Preis dieses Werkzeugs hat sich geändert. Bitte prüfen Sie den neuen Bestellwert und bestellen Sie erneut.',
  'The order is no longer in a state that allows this.': 'Der Status der Bestellung lässt das nicht mehr zu.',
  'The payment provider has not confirmed this payment.':
    'Der Zahlungsdienst hat diese Zahlung nicht bestätigt.',
  'This payment does not belong to this order.': 'Diese Zahlung gehört nicht zu dieser Bestellung.',
  'Only those who have bought this tool may review it.':
    'Nur wer dieses Werkzeug gekauft hat, darf es bewerten.',
  'You have reviewed this tool already. You can change your review.':
    'Sie haben dieses Werkzeug bereits bewertet. Sie können Ihre Bewertung ändern.',
  'This Idempotency-Key was used for a different request.':
    'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  'You have paid orders that were not shipped yet. Please close your account once they are.':
    'Sie haben bezahlte Bestellungen, die noch nicht versandt sind. Bitte schließen Sie Ihr Konto, sobald sie es sind.',
  'Please log out and in again, so that we know it is you.':
    'Bitte melden Sie sich ab und wieder an, damit wir wissen, dass Sie es sind.',
  'The last admin cannot be removed.': 'Der letzte Admin kann nicht entfernt werden.',
  'This account has not verified its email address yet.':
    'Dieses Konto hat seine E-Mail-Adresse noch nicht bestätigt.',
  'This link is no longer valid. Please ask for a new one.':
    'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'Please send application/json.': 'Bitte senden Sie application/json.',
  'Please check the fields.': 'Bitte prüfen Sie die Felder.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'The payment provider does not answer. Nothing was charged; please try again.':
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; bitte versuchen Sie es erneut.',
  'The store is temporarily unavailable. Please try again in a moment.':
    'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};
