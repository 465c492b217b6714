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
import { jobPage } from '../job-page.tsx';
import { texts } from '../job.ts';
import { Provider } from './provider.tsx';

export default jobPage({
  Page: ({ children }) => (
    <Provider>
      <Container component="article" size="lg">
        {children}
      </Container>
    </Provider>
  ),
  Head: ({ children }) => (
    <Stack component="header" align="flex-start" py="xl">
      {children}
    </Stack>
  ),
  Company: ({ peerJob: { logoUrl, company, companyHref } }) => (
    <Group gap="xs">
      <Avatar radius="sm" src={logoUrl} alt="">
        {company[0]}
      </Avatar>
      <Anchor href={companyHref}>{company}</Anchor>
    </Group>
  ),
  Title: ({ children }) => <Title order={1}>{children}</Title>,
  Muted: ({ children }) => <Text c="dimmed">{children}</Text>,
  Chips: ({ facts }) => (
    <Group gap="xs">
      {facts.map(({ label, value }) => (
        <Badge key={label} variant="light" tt="none">
          {label}: {value}
        </Badge>
      ))}
    </Group>
  ),
  Apply: ({ href }) => (
    <Button component="a" size="lg" href={href}>
      {texts.apply}
    </Button>
  ),
  Columns: ({ main, aside }) => (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 8 }}>{main}</Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack component="aside">{aside}</Stack>
      </Grid.Col>
    </Grid>
  ),
  SectionTitle: ({ children }) => (
    <Title order={2} size="h3">
      {children}
    </Title>
  ),
  Html: ({ html }) => (
    <Typography>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  ),
  Points: ({ points }) => (
    <List>
      {points.map((point) => (
        <List.Item key={point}>{point}</List.Item>
      ))}
    </List>
  ),
  Panel: ({ children }) => <Card withBorder>{children}</Card>,
  PanelTitle: ({ children }) => (
    <Title order={2} size="h4">
      {children}
    </Title>
  ),
  Label: ({ children }) => (
    <Text component="dt" size="sm" c="dimmed">
      {children}
    </Text>
  ),
  Value: ({ children }) => (
    <Text component="dd" m={0}>
      {children}
    </Text>
  ),
  Play: ({ onClick }) => (
    <Button variant="default" onClick={onClick}>
      {texts.play}
    </Button>
  ),
  Small: ({ children }) => <Text size="sm">{children}</Text>,
  Contact: ({ name, role, email, avatarUrl }) => (
    <Group my="xs">
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
  ),
});
