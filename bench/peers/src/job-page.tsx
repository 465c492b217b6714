import { useState, type ReactNode } from 'react';
import { texts, type Fact, type PeerJob, type JobPageProps } from './job.ts';

interface Texts {
  children: ReactNode;
}

/** Components of the page that a library provides; the layout is the same with every one. */
export interface Parts {
  Page: (props: Texts) => ReactNode;
  Head: (props: Texts) => ReactNode;
  Company: (props: { peerJob: PeerJob }) => ReactNode;
  Title: (props: Texts) => ReactNode;
  Muted: (props: Texts) => ReactNode;
  Chips: (props: { facts: readonly Fact[] }) => ReactNode;
  Apply: (props: { href: string }) => ReactNode;
  Columns: (props: { main: ReactNode; aside: ReactNode }) => ReactNode;
  SectionTitle: (props: Texts) => ReactNode;
  Html: (props: { html: string }) => ReactNode;
  Points: (props: { points: readonly string[] }) => ReactNode;
  Panel: (props: Texts) => ReactNode;
  PanelTitle: (props: Texts) => ReactNode;
  Label: (props: Texts) => ReactNode;
  Value: (props: Texts) => ReactNode;
  Play: (props: { onClick: () => void }) => ReactNode;
  Small: (props: Texts) => ReactNode;
  Contact: (props: PeerJob['contacts'][number]) => ReactNode;
}

/** The page of a job with one library’s components; sharing it adds 0.3 kB at most to the library's own needs. */
export function jobPage(parts: Parts): (props: JobPageProps) => ReactNode {
  const { Page, Head, Company, Title, Muted, Chips, Apply, Columns, SectionTitle, Html, Points } = parts;
  const { Panel, PanelTitle, Label, Value, Play, Small, Contact } = parts;

  function Facts({ facts }: { facts: readonly Fact[] }) {
    return (
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </div>
        ))}
      </dl>
    );
  }

  function Video({ url }: { url: string }) {
    const [playing, setPlaying] = useState(false);
    if (playing) return <iframe title={texts.video} src={url} style={{ width: '100%', aspectRatio: '16 / 9', border: 0 }} allowFullScreen />;
    return (
      <Panel>
        <Play onClick={() => setPlaying(true)} />
        <Small>{texts.playHint}</Small>
      </Panel>
    );
  }

  return function JobPage({ peerJob }) {
    const main = (
      <>
        {peerJob.videoUrl !== null && <Video url={peerJob.videoUrl} />}
        {peerJob.sections.map(({ heading, content }) => (
          <section key={heading}>
            <SectionTitle>{heading}</SectionTitle>
            {typeof content === 'string' ? <Html html={content} /> : <Points points={content} />}
          </section>
        ))}
        <Apply href={peerJob.applyHref} />
      </>
    );
    const aside = (
      <>
        <Panel>
          <PanelTitle>{texts.specific}</PanelTitle>
          <Facts facts={peerJob.specific} />
        </Panel>
        <Panel>
          <PanelTitle>{peerJob.company}</PanelTitle>
          <Facts facts={peerJob.companyFacts} />
        </Panel>
        <section>
          <PanelTitle>{texts.contacts}</PanelTitle>
          {peerJob.contacts.map((contact) => (
            <Contact key={contact.email} {...contact} />
          ))}
        </section>
      </>
    );
    return (
      <Page>
        <Head>
          <Company peerJob={peerJob} />
          <Title>{peerJob.title}</Title>
          <Muted>
            {texts.published} {peerJob.published}
            {peerJob.recommendedBy !== '' && `, ${texts.recommended} ${peerJob.recommendedBy}`}
          </Muted>
          <Chips facts={peerJob.facts} />
          <Apply href={peerJob.applyHref} />
        </Head>
        <Columns main={main} aside={aside} />
      </Page>
    );
  };
}
