import layout from '../../../site/layout.module.css';
import { contactText as text } from '../../../text/messages/contact.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './contact.module.css';
import { Office } from './Office.tsx';

/** The contact form and the office (product, 2). */
export default function ContactPage() {
  return (
    <div className={layout.page}>
      <h1 className={layout.title}>{text.heading}</h1>
      <p className={layout.lead}>{text.lead}</p>
      <div className={styles.columns}>
        <ContactForm />
        <Office />
      </div>
    </div>
  );
}
