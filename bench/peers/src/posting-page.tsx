import { useState, type ReactNode } from 'react';
import { words, type Fact, type Posting, type PostingProps } from './posting.ts';

interface Words {
  children: ReactNode;
}

/** What a library draws of the page; what stands where is the same with every one. */
export interface Parts {
  Page: (props: Words) => ReactNode;
  Head: (props: Words) => ReactNode;
  Company: (props: { posting: Posting }) => ReactNode;
  Title: (props: Words) => ReactNode;
  Muted: (props: Words) => ReactNode;
  Chips: (props: { facts: readonly Fact[] }) => ReactNode;
  Apply: (props: { href: string }) => ReactNode;
  Columns: (props: { main: ReactNode; aside: ReactNode }) => ReactNode;
  SectionTitle: (props: Words) => ReactNode;
  Html: (props: { html: string }) => ReactNode;
  Points: (props: { points: readonly string[] }) => ReactNode;
  Panel: (props: Words) => ReactNode;
  PanelTitle: (props: Words) => ReactNode;
  Label: (props: Words) => ReactNode;
  Value: (props: Words) => ReactNode;
  Play: (props: { onClick: () => void }) => ReactNode;
  Small: (props: Words) => ReactNode;
  Contact: (props: Posting['contacts'][number]) => ReactNode;
}

/** The page of a posting with one library’s parts; being shared, it adds 0.3 kB at most to what the library itself needs. */
export function postingPage(parts: Parts): (props: PostingProps) => ReactNode {
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
    if (playing) return <iframe title={words.video} src={url} style={{ width: '100%', aspectRatio: '16 / 9', border: 0 }} allowFullScreen />;
    return (
      <Panel>
        <Play onClick={() => setPlaying(true)} />
        <Small>{words.playHint}</Small>
      </Panel>
    );
  }

  return function PostingPage({ posting }) {
    const main = (
      <>
        {posting.videoUrl !== null && <Video url={posting.videoUrl} />}
        {posting.sections.map(({ heading, content }) => (
          <section key={heading}>
            <SectionTitle>{heading}</SectionTitle>
            {typeof content === 'string' ? <Html html={content} /> : <Points points={content} />}
          </section>
        ))}
        <Apply href={posting.applyHref} />
      </>
    );
    const aside = (
      <>
        <Panel>
          <PanelTitle>{words.specific}</PanelTitle>
          <Facts facts={posting.specific} />
        </Panel>
        <Panel>
          <PanelTitle>{posting.company}</PanelTitle>
          <Facts facts={posting.companyFacts} />
        </Panel>
        <section>
          <PanelTitle>{words.contacts}</PanelTitle>
          {posting.contacts.map((contact) => (
            <Contact key={contact.email} {...contact} />
          ))}
        </section>
      </>
    );
    return (
      <Page>
        <Head>
          <Company posting={posting} />
          <Title>{posting.title}</Title>
          <Muted>
            {words.published} {posting.published}
            {posting.recommendedBy !== '' && `, ${words.recommended} ${posting.recommendedBy}`}
          </Muted>
          <Chips facts={posting.facts} />
          <Apply href={posting.applyHref} />
        </Head>
        <Columns main={main} aside={aside} />
      </Page>
    );
  };
}
