import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Avatar.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Container.css';
import '@mantine/core/styles/Grid.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/List.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';
import '@mantine/core/styles/Typography.css';
import { Anchor, Avatar, Badge, Button, Card, Container, Grid, Group, List, Stack, Text, Title, Typography } from '@mantine/core';
import { useState } from 'react';
import { words, type Fact, type PostingProps } from '../posting.ts';
import { Provider } from './provider.tsx';

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

function Video({ url }: { url: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <iframe title={words.video} src={url} style={{ width: '100%', aspectRatio: '16 / 9', border: 0 }} allowFullScreen />;
  return (
    <Card withBorder>
      <Button variant="default" onClick={() => setPlaying(true)}>
        {words.play}
      </Button>
      <Text size="sm">{words.playHint}</Text>
    </Card>
  );
}

export default function Screen({ posting }: PostingProps) {
  const apply = (
    <Button component="a" size="lg" href={posting.applyHref}>
      {words.apply}
    </Button>
  );
  return (
    <Provider>
      <Container component="article" size="lg">
        <Stack component="header" align="flex-start" py="xl">
          <Group gap="xs">
            <Avatar radius="sm" src={posting.logoUrl} alt="">
              {posting.company[0]}
            </Avatar>
            <Anchor href={posting.companyHref}>{posting.company}</Anchor>
          </Group>
          <Title order={1}>{posting.title}</Title>
          <Text c="dimmed">
            {words.published} {posting.published}
            {posting.recommendedBy !== '' && `, ${words.recommended} ${posting.recommendedBy}`}
          </Text>
          <Group gap="xs">
            {posting.facts.map(({ label, value }) => (
              <Badge key={label} variant="light" tt="none">
                {label}: {value}
              </Badge>
            ))}
          </Group>
          {apply}
        </Stack>
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, md: 8 }}>
            {posting.videoUrl !== null && <Video url={posting.videoUrl} />}
            {posting.sections.map(({ heading, content }) => (
              <section key={heading}>
                <Title order={2} size="h3">
                  {heading}
                </Title>
                {typeof content === 'string' ? (
                  <Typography>
                    <div dangerouslySetInnerHTML={{ __html: content }} />
                  </Typography>
                ) : (
                  <List>
                    {content.map((point) => (
                      <List.Item key={point}>{point}</List.Item>
                    ))}
                  </List>
                )}
              </section>
            ))}
            {apply}
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack component="aside">
              <Card withBorder>
                <Title order={2} size="h4">
                  {words.specific}
                </Title>
                <Facts facts={posting.specific} />
              </Card>
              <Card withBorder>
                <Title order={2} size="h4">
                  {posting.company}
                </Title>
                <Facts facts={posting.companyFacts} />
              </Card>
              <section>
                <Title order={2} size="h4">
                  {words.contacts}
                </Title>
                {posting.contacts.map(({ name, role, email, avatarUrl }) => (
                  <Group key={email} my="xs">
                    <Avatar src={avatarUrl} alt="">
                      {name[0]}
                    </Avatar>
                    <div>
                      <Text>{name}</Text>
                      <Text size="sm" c="dimmed">
                        {role}
                      </Text>
                      <Anchor href={`mailto:${email}`}>{email}</Anchor>
                    </div>
                  </Group>
                ))}
              </section>
            </Stack>
          </Grid.Col>
        </Grid>
      </Container>
    </Provider>
  );
}
